import { expect, it } from 'vitest';
import { SettingsKeeper } from '#features/website/editor/settings/kept-settings.ts';
import { factsOf, type PageJson } from '#features/website/editor/settings/page-facts.ts';

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
  const kept = { base: FACTS, facts: { ...FACTS, 'title.de': 'B' } };
  new SettingsKeeper(1, 7, here).keep(kept);
  expect(new SettingsKeeper(1, 7, here).read()).toEqual(kept);
  expect(new SettingsKeeper(2, 7, here).read()).toBe(null);
  expect(new SettingsKeeper(1, 8, here).read()).toBe(null);
  new SettingsKeeper(1, 7, here).forget();
  expect(new SettingsKeeper(1, 7, here).read()).toBe(null);
});

it('takes nothing that is not what it kept, and goes on where nothing can be kept', () => {
  const here = storage();
  for (const found of ['nonsense', '{}', '[]', '{"base":{},"facts":{}}', 'null']) {
    here.setItem('buntspecht-settings 1 7', found);
    expect(new SettingsKeeper(1, 7, here).read()).toBe(null);
  }
  const full = {
    ...here,
    setItem: () => {
      throw new Error('full');
    },
  };
  expect(() => new SettingsKeeper(1, 7, full).keep({ base: FACTS, facts: FACTS })).not.toThrow();
});
