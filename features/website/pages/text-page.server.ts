import { createElement as h, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  anchorId,
  type ContentTree,
  isShown,
  knownModule,
  type ModuleNode,
  NOTHING_LOADED,
  type ShowContext,
  shownFields,
} from '#features/core/documents/index.ts';
import { pathTo } from '#features/core/navigation/index.ts';
import type { Db } from '#features/database.server.ts';
import { faq, headline, MODULES, text } from '#features/website/modules/index.server.ts';
import { type Language, type ShownText, shown } from '#lib/localized.ts';
import type { Clock } from '#platform/clock.ts';
import type { TaggedCache } from '#platform/events/tagged-cache.server.ts';
import { findLinks } from './find-links.server.ts';
import { findPage } from './find-page.server.ts';
import { showContext } from './show-context.server.ts';
import type { TextPageName } from './site-pages.ts';

/**
 * Reads the content of a text page, as title and HTML: its headlines, texts, and questions with their answers,
 * wherever they are on it. `null` if nothing is published. The content of other modules is left out.
 */
export async function findTextPage(
  services: { db: Db; cache: TaggedCache; clock: Clock },
  name: TextPageName,
  language: Language,
): Promise<{ title: ShownText; html: ShownText } | null> {
  const found = await findPage(services, pathTo(name, language));
  if (!found || 'leadsTo' in found) return null;
  const { page, shown: content } = found;
  const { links } = await findLinks(services, content.content, content.language);
  const loaded = { ...NOTHING_LOADED, links };
  const context = showContext(content, loaded, services.clock.now());
  const html = renderToStaticMarkup(h('div', null, ...textsOf(content.content, context)));
  return {
    title: shown(page.title, language),
    html: { text: html, ...(content.language === language ? {} : { lang: content.language }) },
  };
}

function textsOf({ modules }: ContentTree, context: ShowContext): ReactElement[] {
  return modules
    .filter((node) => isShown(node, context.language, context.at))
    .flatMap((node) => [
      ...ownTexts(node, context),
      ...Object.values(node.slots ?? {}).flatMap((within) => textsOf({ modules: within }, context)),
    ]);
}

/** Renders the text of one module. Rich text is stored sanitised. */
function ownTexts(node: ModuleNode, context: ShowContext): ReactElement[] {
  const holding = knownModule(MODULES, node)?.holding;
  if (!holding) return [];
  const rich = (value: ShownText | null) =>
    // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized before it is stored
    value ? [h('div', { lang: value.lang, dangerouslySetInnerHTML: { __html: value.text } })] : [];
  const heading = (level: number, value: ShownText | null, id?: string) =>
    value ? [h(`h${level}`, { id, lang: value.lang }, value.text)] : [];
  switch (node.type) {
    case headline.id: {
      const {
        headline_level: level,
        content,
        anchor,
      } = shownFields(headline.fields, holding, context).values;
      return heading(level ?? 2, content, anchor ? anchorId(anchor.text) : undefined);
    }
    case text.id:
      return rich(shownFields(text.fields, holding, context).values.content);
    case faq.id:
      return shownFields(faq.fields, holding, context).values.questions.flatMap(({ values }) => [
        ...heading(3, values.question),
        ...rich(values.answer),
      ]);
    default:
      return [];
  }
}
