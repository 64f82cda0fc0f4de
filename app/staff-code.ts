/** The code for people with an editing role. Most visitors never need it. */
export const loadStaffParts = () => import('./staff-parts.tsx');

/**
 * Asks for the code for staff beside that of the page, instead of when the page has come to life; for the editor as well where
 * the page is to be edited. What fails here is asked for again by who shows it, and said there.
 */
export function loadStaffCodeEarly({ documentElement, location }: Document): void {
  if (!documentElement.hasAttribute('data-toolbar')) return;
  const isEdited = new URLSearchParams(location.search).has('edit');
  loadStaffParts()
    .then(({ loadEditor }) => (isEdited ? loadEditor() : null))
    .catch(() => {});
}
