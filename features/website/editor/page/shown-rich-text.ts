/**
 * Stored rich text as visitors get it, made in a browser: links to pages lead to where the page is, and those to a page that
 * cannot be seen are their words.
 * @param links paths by kind and id, as they were loaded for the page
 */
export function shownRichText(links: Record<string, string>): (html: string) => string {
  return (html) => {
    if (!html.includes('data-page=')) return html;
    const template = document.createElement('template');
    template.innerHTML = html;
    for (const link of template.content.querySelectorAll<HTMLElement>('a[data-page]')) {
      const href = links[`page/${link.dataset.page}`];
      if (href === undefined) {
        link.replaceWith(...link.childNodes);
        continue;
      }
      // As the server writes it: where it leads comes first.
      const { target } = link as HTMLAnchorElement;
      for (const name of link.getAttributeNames()) link.removeAttribute(name);
      link.setAttribute('href', href);
      if (target) {
        link.setAttribute('target', target);
        link.setAttribute('rel', 'noopener');
      }
    }
    return template.innerHTML;
  };
}
