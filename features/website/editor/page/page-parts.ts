import type { Region } from '#features/website/modules/index.ts';
import { makeAlike } from '#ui/make-alike.ts';
import type { EditedPart } from '../edited-page.ts';

/** Where modules of the document stand on the page: the element whose children they are. */
export interface PageRegion {
  region: Region;
  root: HTMLElement;
}

/** The parts of the page that are edited, as they are then, and what puts back what was there. */
export function takeOver(edited: readonly EditedPart[]): { parts: HTMLElement[]; giveBack: () => void } {
  const taken = edited.map(({ name, html }) => {
    const part = document.querySelector<HTMLElement>(`[data-part="${CSS.escape(name)}"]`);
    if (!part) throw new Error(`The page has no part ${name}.`);
    const before = part.innerHTML;
    if (html !== null) show(part, parsed(html));
    return { part, before };
  });
  return {
    parts: taken.map(({ part }) => part),
    giveBack: () => {
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

/** What the server marks in a part that is edited; nothing else tells it from the same part for visitors. */
const MARKS = ['data-region', 'data-page-part', 'data-text'];

/** Where the page on show is in the same state nothing but marks is added: what visitors have opened stays open. */
function show(part: HTMLElement, edited: DocumentFragment): void {
  const unmarked = edited.cloneNode(true) as DocumentFragment;
  for (const each of unmarked.querySelectorAll('*')) for (const name of MARKS) each.removeAttribute(name);
  if (!isAlike(part, unmarked)) {
    makeAlike(part, edited);
    return;
  }
  const now = part.querySelectorAll('*');
  for (const [at, each] of [...edited.querySelectorAll('*')].entries())
    for (const name of MARKS) {
      const value = each.getAttribute(name);
      if (value !== null) now[at]?.setAttribute(name, value);
    }
}

/** Whether a part shows the same as another, whatever visitors have opened in it. */
function isAlike(part: Element, other: DocumentFragment): boolean {
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
