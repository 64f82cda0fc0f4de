import { defineTexts, richText, text } from '#features/core/documents/index.ts';

/** Texts of a person; the fields have the same names as those of the resource. */
export const personTexts = defineTexts({
  id: 'person-texts',
  label: { de: 'Texte der Person', en: 'Texts about the person' },
  fields: {
    role: text({ label: { de: 'Aufgabe', en: 'Role' }, required: 'publish', most: 200 }),
    biography: richText({ label: { de: 'Über die Person', en: 'About' }, required: 'publish', most: 50_000 }),
  },
  summary: 'role',
});
