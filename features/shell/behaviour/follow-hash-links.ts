/** The hash of the skip link; the platform jumps there by itself, at once. */
export const SKIP_LINK = '#main';

/**
 * Hands plain links to a place of the same page (in texts an editor wrote, too) to the router, so that all hash links
 * scroll in the same way. Without this script they jump there.
 */
export function followHashLinks(navigate: (hash: string) => void): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
    const hash = link?.getAttribute('href') ?? '';
    if (hash.length < 2 || hash === SKIP_LINK) return;
    event.preventDefault();
    navigate(hash);
  });
}
