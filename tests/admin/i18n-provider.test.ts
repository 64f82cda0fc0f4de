import { expect, it } from 'vitest';
import { createI18nProvider } from '#admin/words/i18n-provider.ts';

const i18nProvider = createI18nProvider('de');

const inLocale = async (locale: string, key: string, options?: object) => {
  await i18nProvider.changeLocale(locale);
  return i18nProvider.translate(key, options);
};

it('begins in the language it is given', () => {
  expect(createI18nProvider('de').getLocale()).toBe('de');
});

it('texts of the library, the area, its records and fields come from one catalogue', async () => {
  expect(await inLocale('de', 'ra.action.save')).toBe('Speichern');
  expect(await inLocale('en', 'ra.action.save')).toBe('Save');
  expect(await inLocale('de', 'admin.needed', { by: 'Termine' })).toBe(
    'Es wird noch gebraucht von: Termine.',
  );
  expect(await inLocale('de', 'resources.events.name', { smart_count: 1 })).toBe('Termin');
  expect(await inLocale('en', 'resources.events.name', { smart_count: 2 })).toBe('Dates');
});

it('labels begin as a sentence does', async () => {
  expect(await inLocale('de', 'resources.events.fields.parent')).toBe('Gehört zu');
});

it('lists of lines are counted', async () => {
  expect(await inLocale('de', 'admin.csv_created', { smart_count: 1 })).toBe('Eine Zeile eingelesen');
  expect(await inLocale('en', 'admin.csv_created', { smart_count: 12 })).toBe('12 lines imported');
});

it('a key without a text is shown as its caller asks, or unchanged', async () => {
  expect(await inLocale('de', 'resources.weeks.fields.mood', { _: 'mood' })).toBe('mood');
  expect(await inLocale('de', 'admin.refused_UNHEARD', { _: '' })).toBe('');
  expect(await inLocale('de', 'Guten Tag')).toBe('Guten Tag');
});
