import { expect, it } from 'vitest';
import { factsOf, type PageJson } from '#features/website/editor/settings/page-facts.ts';
import { SettingsBackup } from '#features/website/editor/settings/settings-backup.ts';

const FACTS = factsOf({
  id: 7,
  site_page: null,
  urls: { de: '/de/a', en: '/en/a' },
  title: { de: 'A', en: null },
  in_menu: false,
} as PageJson);

function storage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const held = new Map<string, string>();
  return {
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
  };
}

it('keeps what somebody wrote for them alone, until it is saved or let go of', () => {
  const here = storage();
  const local = { base: FACTS, facts: { ...FACTS, 'title.de': 'B' } };
  new SettingsBackup(1, 7, here).store(local);
  expect(new SettingsBackup(1, 7, here).read()).toEqual(local);
  expect(new SettingsBackup(2, 7, here).read()).toBe(null);
  expect(new SettingsBackup(1, 8, here).read()).toBe(null);
  new SettingsBackup(1, 7, here).clear();
  expect(new SettingsBackup(1, 7, here).read()).toBe(null);
});

it('takes only its own entries, and goes on where nothing can be stored', () => {
  const here = storage();
  for (const found of ['nonsense', '{}', '[]', '{"base":{},"facts":{}}', 'null']) {
    here.setItem('buntspecht-settings 1 7', found);
    expect(new SettingsBackup(1, 7, here).read()).toBe(null);
  }
  const full = {
    ...here,
    setItem: () => {
      throw new Error('full');
    },
  };
  expect(() => new SettingsBackup(1, 7, full).store({ base: FACTS, facts: FACTS })).not.toThrow();
});
