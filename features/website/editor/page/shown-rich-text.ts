/**
 * Stored rich text in its public form, rendered in a browser: links to pages get their current path, and those to invisible
 * pages become plain text.
 * @param links paths by kind and id, as loaded for the page
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
