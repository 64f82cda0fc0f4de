import { I18nProvider } from '@lingui/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { i18nFor } from '#app/i18n.ts';
import type { PageContext } from '#app/page-context.server.ts';
import { PricePage } from '#features/booking/index.ts';
import { BytesBoundMap } from '#lib/bytes-bound-map.ts';
import type { HouseFormats } from '#lib/house-formats.ts';
import { type Language, shown } from '#lib/localized.ts';
import { InStaticPart } from '#ui/in-static-part.ts';
import { type PageRendering, PageRenderingContext } from '#ui/page-rendering.ts';
import { componentText } from './component-text.server.ts';

/** What components get from around them, beside their own data. */
export interface Surroundings {
  language: Language;
  formats: HouseFormats;
  pricePage: string | null;
}

/** What is asked of a page. */
type Page = Pick<PageContext, 'scope' | 'language' | 'settings'>;

/** About a thousand parts of 2 KB, with the data they were made of. */
const BYTES_AT_MOST = 6 * 1024 * 1024;

/** What belongs to one page alone: an id React counted, a suspended part, a picture the head asks for. */
const OF_ONE_PAGE = /_R_|<!--\$|<link /;

/**
 * The HTML of parts that are the same on many pages, by all they are made of: the component, its data, and what it gets
 * from around it. So a part that shows something else is another part, and nothing has to be dropped.
 */
export class KeptMarkup {
  readonly #kept: BytesBoundMap<string | null>;
  /** Static parts that turned out to belong to their page: large ones, most often, which are not told again in vain. */
  readonly #ofPages = new WeakSet<object>();

  constructor(bytesAtMost = BYTES_AT_MOST) {
    this.#kept = new BytesBoundMap(bytesAtMost);
  }

  /** Memory the parts take. */
  get bytes(): number {
    return this.#kept.bytes;
  }

  /** The parts of a page whose loaders let it be shared; a page about somebody takes none and leaves none. */
  forPage({ scope, language, settings: { design, pricePage } }: Page): PageRendering['keptHtml'] {
    if (scope.sharing === null) return () => null;
    const surroundings = {
      language,
      formats: design.parsers,
      pricePage: pricePage && shown(pricePage, language).text,
    };
    return (content, isStatic = false) => this.of(content, surroundings, isStatic);
  }

  /** The HTML of a part; `null` where it has to be rendered with its page. */
  of(content: ReactElement, surroundings: Surroundings, isStatic: boolean): string | null {
    const component = content.type as object;
    if (isStatic && this.#ofPages.has(component)) return null;
    const text = componentText(content);
    if (text === null) return null;
    const key = `${isStatic} ${JSON.stringify(surroundings)} ${text}`;
    const known = this.#kept.get(key);
    if (known !== undefined) return known;
    const html = renderPart(content, surroundings, isStatic);
    if (html === null) this.#ofPages.add(component);
    this.#kept.set(key, html, 2 * (html?.length ?? 0));
    return html;
  }
}

function renderPart(
  content: ReactElement,
  { language, pricePage }: Surroundings,
  isStatic: boolean,
): string | null {
  let isOfPage = false;
  // What a part tells its page would be lost the second time.
  const told = () => {
    isOfPage = true;
    return undefined;
  };
  const rendering: PageRendering = {
    staticParts: new Map(),
    allowScript: told,
    numberRichText: told,
    keptHtml: () => null,
  };
  const html = renderToString(
    <PageRenderingContext value={rendering}>
      <I18nProvider i18n={i18nFor(language)}>
        <PricePage value={pricePage}>
          <InStaticPart value={isStatic}>{content}</InStaticPart>
        </PricePage>
      </I18nProvider>
    </PageRenderingContext>,
  );
  return isOfPage || OF_ONE_PAGE.test(html) ? null : html;
}
