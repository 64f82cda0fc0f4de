/** The hash of the skip link; the browser jumps there natively, at once. */
export const SKIP_LINK = '#main';

/** Addresses below a language that are no pages. */
const NO_PAGE = /^\/\w+\/(api|pageeditor-api|feeds)(\/|$)/;

/**
 * Hands plain links to the router: those within the same page, so that all hash links scroll uniformly, and those of texts
 * and of the footer, which are no components. Without this script they are ordinary links. The other language is reloaded,
 * because each language brings its own texts.
 */
export function watchPlainLinks(navigate: (address: string) => void): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const address = link && routerAddress(link);
    if (!address) return;
    event.preventDefault();
    navigate(address);
  });
}

/** The platform does more than scroll there: it gives the field the focus. */
function isField(hash: string): boolean {
  return document.getElementById(hash.slice(1))?.matches('input, select, textarea') ?? false;
}

function routerAddress(link: HTMLAnchorElement): string | null {
  const href = link.getAttribute('href') ?? '';
  if (href.startsWith('#')) return href.length > 1 && href !== SKIP_LINK && !isField(href) ? href : null;
  if (!link.closest('[data-rich]') || link.target || link.hasAttribute('download')) return null;
  const isPage = new RegExp(`^/${document.documentElement.lang}([/?#]|$)`).test(href) && !NO_PAGE.test(href);
  return isPage ? href : null;
}
