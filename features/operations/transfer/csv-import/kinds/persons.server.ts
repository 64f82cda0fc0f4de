import { escapeMarkup } from '#lib/escape-markup.ts';
import { foldedText } from '#lib/folded-text.ts';
import { findPersonNames, findVocabulary } from '../store.server.ts';
import type { OpenReader } from './kind.ts';

/** Persons: two of one name are two people only where the address names a different part for each. */
export const openPersons: OpenReader = async (trx) => {
  const categories = await findVocabulary(trx, 'person_categories');
  return {
    read(cells) {
      const name = cells.required('name');
      cells.required('category');
      const category = cells.named('category', categories);
      const [role, biography] = [cells.required('role.de'), cells.required('biography.de')];
      const slug = cells.text('slug');
      if (name === null || !category || role === null || biography === null) return null;
      const said = foldedText(name).replace(/\s+/g, ' ');
      return {
        input: {
          ...(slug === null ? {} : { slug }),
          name,
          category: category.id,
          picture: null,
          role: { de: role, en: cells.text('role.en') },
          biography: { de: paragraphs(biography), en: paragraphs(cells.text('biography.en')) },
        },
        key: slug === null ? said : `${said} ${slug}`,
        keyColumn: slug === null ? 'name' : 'slug',
        isThere: { code: 'PERSON_IS_THERE' },
      };
    },
    async taken() {
      const names = await findPersonNames(trx);
      return new Set(names.map((name) => foldedText(name).replace(/\s+/g, ' ')));
    },
  };
};

/** Text as paragraphs: markup is escaped. */
function paragraphs(text: string): string;
function paragraphs(text: string | null): string | null;
function paragraphs(text: string | null): string | null {
  if (text === null) return null;
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${escapeMarkup(paragraph.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('');
}
