import type { ContentTree, ModuleNode } from '#features/core/documents/index.ts';
import type { Language, Localized } from '#lib/localized.ts';
import { type TextSection, textSections } from '#platform/html/text-sections.server.ts';
import { slugify } from '#platform/slugify.server.ts';

/** One section in the languages that have it. */
type Section = Partial<Record<Language, TextSection>>;

/**
 * Converts a text with headings to modules: a headline each, with an anchor if it is of the first level, and the text
 * below it. If the languages have the same structure, their sections are the same modules; otherwise each language has
 * separate modules.
 */
export function textModules(html: Localized): ContentTree {
  const [german, english] = [textSections(html.de), html.en === null ? [] : textSections(html.en)];
  const anchors = new Set<string>();
  const modules = (sections: Section[], languages: Language[] | null) =>
    sections.flatMap((section, index) =>
      sectionModules(section, `${languages ?? 'section'}-${index + 1}`, { anchors, languages }),
    );
  if (english.length === 0)
    return {
      modules: modules(
        german.map((de) => ({ de })),
        null,
      ),
    };
  const isSameText =
    german.length === english.length &&
    german.every(({ heading }, index) => heading?.level === english[index]?.heading?.level);
  if (isSameText)
    return {
      modules: modules(
        german.map((de, index) => ({ de, ...withEnglish(english[index]) })),
        null,
      ),
    };
  return {
    modules: [
      ...modules(
        german.map((de) => ({ de })),
        ['de'],
      ),
      ...modules(
        english.map((en) => ({ en })),
        ['en'],
      ),
    ],
  };
}

const withEnglish = (en: TextSection | undefined): Section => (en ? { en } : {});

function sectionModules(
  { de, en }: Section,
  id: string,
  { anchors, languages }: { anchors: Set<string>; languages: Language[] | null },
): ModuleNode[] {
  const only = languages ? { languages } : {};
  const heading = (de ?? en)?.heading;
  const said = (of: TextSection | undefined, text: string | undefined) =>
    of && text ? { content: text } : {};
  const headline: ModuleNode[] = heading
    ? [
        {
          id: `${id}-headline`,
          type: 'headline',
          version: 1,
          data: {
            headline_level: heading.level,
            ...(heading.level === 2 ? { anchor: anchorOf(heading.text, anchors) } : {}),
          },
          text: { de: said(de, de?.heading?.text), en: said(en, en?.heading?.text) },
          ...only,
        },
      ]
    : [];
  const text: ModuleNode[] =
    de?.html || en?.html
      ? [
          {
            id: `${id}-text`,
            type: 'text',
            version: 1,
            data: {},
            text: { de: said(de, de?.html), en: said(en, en?.html) },
            ...only,
          },
        ]
      : [];
  return [...headline, ...text];
}

/** An anchor from the words of a heading that no other has. */
function anchorOf(heading: string, taken: Set<string>): string {
  const words = slugify(heading) || 'abschnitt';
  let anchor = words;
  for (let number = 2; taken.has(anchor); number += 1) anchor = `${words}-${number}`;
  taken.add(anchor);
  return anchor;
}
