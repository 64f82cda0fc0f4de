import { isValidElement, type Ref, use, useLayoutEffect, useRef } from 'react';
import { InStaticPart } from './in-static-part.ts';
import { morph } from './morph.ts';
import { PageRenderingContext } from './page-rendering.ts';

/** HTML of parts as they left the page, by name: two layouts may show one, which is requested once. */
const left = new Map<string, string>();

/**
 * Empty content a browser renders for a part before it is shown; always the same object, so that React leaves the
 * element alone.
 */
const NOTHING = { __html: '' };
const NONE: readonly string[] = [];

/** Dispatched by a part, for its surroundings, when it shows something that was not in the page before. */
export const PART_SHOWN = 'part-shown';

/**
 * A part of a page without behaviour (docs/decisions/0027). The server renders a loader's content for it in the page's own
 * pass, and the browser adopts the element unhydrated: neither its code, its texts nor its data are sent.
 * @param html the part as HTML, in answers to a client navigation; `null` in a document
 * @param added further HTML at its end, one after the other: a list that goes on
 */
export function StaticPart({
  name,
  html,
  added = NONE,
  as: Element = 'div',
  className,
}: {
  name: string;
  html: string | null;
  added?: readonly string[];
  as?: 'div' | 'footer' | 'ul';
  className?: string | undefined;
}) {
  const rendering = use(PageRenderingContext);
  const ref = useRef<HTMLElement>(null);
  const shown = useRef<string>(undefined);
  const grown = useRef(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    // Without an answer it is adopted, or comes from the layout that was on show before.
    if (html === null && element.hasChildNodes()) shown.current ??= element.innerHTML;
    else {
      const before = shown.current;
      shown.current = show(element, html ?? left.get(name) ?? '', before);
      if (shown.current !== before) grown.current = 0;
    }
    for (const more of added.slice(grown.current)) element.append(parse(more).content);
    grown.current = added.length;
    return () => void left.set(name, shown.current ?? '');
  }, [name, html, added]);

  if (import.meta.env.SSR && rendering) {
    const prepared = rendering.staticParts.get(name);
    const part = (isValidElement(prepared) && rendering.cachedHtml(prepared, { isStatic: true })) || prepared;
    return typeof part === 'string' ? (
      <Element
        className={className}
        data-part={name}
        data-rich=""
        // biome-ignore lint/security/noDangerouslySetInnerHtml: made by our own components on the server
        dangerouslySetInnerHTML={{ __html: part }}
      />
    ) : (
      <Element className={className} data-part={name} data-rich="">
        <InStaticPart value={true}>{part}</InStaticPart>
      </Element>
    );
  }
  return (
    <Element
      ref={ref as Ref<never>}
      className={className}
      data-part={name}
      data-rich=""
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing at all; `show` puts the part in
      dangerouslySetInnerHTML={NOTHING}
    />
  );
}

/**
 * Inserts `html`, unless it is `shown` already: input, opened elements and presses survive an answer with the same part.
 * @returns the HTML on show
 */
function show(element: HTMLElement, html: string, shown: string | undefined): string {
  const template = parse(html);
  const next = template.innerHTML;
  if (next === shown) return next;
  if (shown === undefined) element.replaceChildren(template.content);
  else morph(element, template.content);
  element.dispatchEvent(new Event(PART_SHOWN, { bubbles: true }));
  return next;
}

function parse(html: string): HTMLTemplateElement {
  const template = document.createElement('template');
  template.innerHTML = html;
  // React writes preloads of its pictures before a part that stands for itself; in a page they are in the head.
  for (const preload of template.content.querySelectorAll('link[rel="preload"]')) preload.remove();
  return template;
}
