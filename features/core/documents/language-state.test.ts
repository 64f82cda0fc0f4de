import { describe, expect, it } from 'vitest';
import { DEFINITIONS } from './definition.fixture.ts';
import { languageState } from './language-state.ts';
import type { ContentTree, ModuleNode } from './tree.ts';

const says = (de: string, en?: string, fresh?: string): ContentTree => ({
  modules: [
    {
      id: 'a',
      type: 'everything',
      version: 3,
      data: {},
      text: { de: { content: de }, en: en === undefined ? {} : { content: en } },
      ...(fresh === undefined ? {} : { fresh: { en: { content: fresh } } }),
    } as ModuleNode,
  ],
});
const inSection = (tree: ContentTree): ContentTree => ({
  modules: [
    { id: 's', type: 'section', version: 1, data: {}, text: { de: {}, en: {} }, slots: { x: tree.modules } },
  ],
});
const state = (
  draft: ContentTree,
  {
    de,
    en,
    plans = [],
  }: { de?: ContentTree; en?: ContentTree; plans?: Parameters<typeof languageState>[1]['plans'] } = {},
  language: 'de' | 'en' = 'en',
) =>
  languageState(
    DEFINITIONS,
    { draft, published: { ...(de ? { de } : {}), ...(en ? { en } : {}) }, plans },
    language,
  ).state;

describe('how far a page is in a language', () => {
  it('is live where visitors read what the draft says, whatever was changed in the other language', () => {
    const published = says('Eins', 'One');
    expect(state(says('Eins', 'One'), { de: published }, 'de')).toBe('live');
    expect(state(says('Zwei', 'One'), { en: published })).not.toBe('changed');
    expect(state(says('Zwei', 'One'), { de: published }, 'de')).toBe('changed');
    expect(state(says('Eins', 'Uno'), { en: published })).toBe('changed');
  });

  it('is changed where modules came, went or moved', () => {
    const published = says('Eins', 'One');
    expect(state({ modules: [] }, { en: published })).toBe('changed');
    expect(state(inSection(published), { en: published })).toBe('changed');
  });

  it('is outdated where the translation was made from a former German text', () => {
    const translated = says('Zwei', 'One', 'a mark of something else');
    expect(state(translated, { en: translated })).toBe('outdated');
    expect(state(translated, { de: translated }, 'de')).toBe('live');
  });

  it('is a draft where there are words, missing where there are none', () => {
    expect(state(says('Eins', 'One'))).toBe('draft');
    expect(state(inSection(says('Eins', 'One')))).toBe('draft');
    expect(state(says('Eins'))).toBe('missing');
    expect(state({ modules: [] }, {}, 'de')).toBe('draft');
  });

  it('is planned until its plan begins; a plan that takes it offline is none', () => {
    const plan = (versionId: number | null) => [
      { language: 'en' as const, versionId, startsAt: '2026-12-01T05:00:00.000Z' },
    ];
    expect(state(says('Eins', 'One'), { plans: plan(3) })).toBe('planned');
    expect(state(says('Eins', 'One'), { plans: plan(null) })).toBe('draft');
    expect(state(says('Eins', 'One'), { plans: plan(3) }, 'de')).toBe('draft');
  });
});
