import { pathBefore } from '#platform/browser/page-scroll.tsx';

/**
 * The parent page is often the one the visitor came from, with filters and a scroll position: then its link in the
 * breadcrumb goes back in the history (docs/product/shell.md#breadcrumb). Runs before the router handles the click.
 */
export function watchBreadcrumb(goBack: () => void): void {
  const onClick = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest('[data-breadcrumb] a') : null;
    const key = (history.state as { key?: string } | null)?.key ?? '';
    if (!link || link.getAttribute('href') !== pathBefore(key)) return;
    event.preventDefault();
    goBack();
  };
  document.addEventListener('click', onClick, true);
}
