import type { Region } from '#features/website/modules/index.ts';
import { morph } from '#ui/morph.ts';
import type { EditedPart } from '../edited-page.ts';

/** Region of the page for modules of the document: the element whose children they are. */
export interface PageRegion {
  region: Region;
  root: HTMLElement;
}

/** Mounts the edited parts of the page, and returns a function that restores the former ones. */
export function mountEditedParts(edited: readonly EditedPart[]): {
  parts: HTMLElement[];
  restorePage: () => void;
} {
  const taken = edited.map(({ name, html }) => {
    const part = document.querySelector<HTMLElement>(`[data-part="${CSS.escape(name)}"]`);
    if (!part) throw new Error(`no element with data-part="${name}" on this page`);
    const before = part.innerHTML;
    if (html !== null) show(part, parsed(html));
    return { part, before };
  });
  return {
    parts: taken.map(({ part }) => part),
    restorePage: () => {
      for (const { part, before } of taken) if (part.isConnected) part.innerHTML = before;
    },
  };
}

/** The regions within some parts, as the server marked them. */
export function regionsIn(parts: readonly HTMLElement[]): PageRegion[] {
  return parts
    .flatMap((part) => [...part.querySelectorAll<HTMLElement>('[data-region]')])
    .map((root) => ({ root, region: root.dataset.region as Region }));
}

/** Attributes the server marks an edited part with; nothing else distinguishes it from the same part for visitors. */
const MARKS = ['data-region', 'data-page-part', 'data-text'];

/** Adds only the marks if the displayed part is in the same state, so that elements visitors have opened remain open. */
function show(part: HTMLElement, edited: DocumentFragment): void {
  const unmarked = edited.cloneNode(true) as DocumentFragment;
  for (const each of unmarked.querySelectorAll('*')) for (const name of MARKS) each.removeAttribute(name);
  if (!isSameMarkup(part, unmarked)) {
    morph(part, edited);
    return;
  }
  const now = part.querySelectorAll('*');
  for (const [at, each] of [...edited.querySelectorAll('*')].entries())
    for (const name of MARKS) {
      const value = each.getAttribute(name);
      if (value !== null) now[at]?.setAttribute(name, value);
    }
}

/** Tells if a part shows the same as another, ignoring elements visitors have opened in it. */
function isSameMarkup(part: Element, other: DocumentFragment): boolean {
  const now = part.cloneNode(true) as Element;
  for (const each of now.querySelectorAll('*'))
    for (const name of ['open', 'style', ...MARKS]) each.removeAttribute(name);
  const children = [...now.childNodes];
  return (
    children.length === other.childNodes.length &&
    children.every((child, at) => child.isEqualNode(other.childNodes[at] ?? null))
  );
}

function parsed(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content;
}
