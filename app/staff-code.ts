/** The code for people with an editing role. Most visitors never need it. */
export const loadStaffParts = () => import('./staff-parts.tsx');

/**
 * Preloads the code for staff in parallel with that of the page, instead of after hydration; that of the editor as well in
 * edit mode. A failure here is retried by the component, which reports it.
 */
export function loadStaffCodeEarly({ documentElement, location }: Document): void {
  if (!documentElement.hasAttribute('data-toolbar')) return;
  const isEdited = new URLSearchParams(location.search).has('edit');
  loadStaffParts()
    .then(({ loadEditor }) => (isEdited ? loadEditor() : null))
    .catch(() => {});
}
