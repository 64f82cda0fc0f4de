import { describe, expect, it } from 'vitest';
import { LOADED, NOW } from './modules.fixture.tsx';
import { stickyItems } from './sticky-items.ts';

describe('sticky buttons of modules', () => {
  const link = (id: string, sticky: boolean, more = {}) => ({
    id,
    type: 'link',
    version: 2,
    data: { link: { to: 'page', id: 3 }, sticky },
    text: { de: { link_text: id }, en: {} },
    ...more,
  });

  it('comes from the modules that say so and are shown', () => {
    const section = {
      ...link('s', false),
      type: 'section',
      version: 1,
      data: { columns: '100' },
      text: { de: {}, en: {} },
      slots: { 'column-1': [link('within', true)] },
    };
    const tree = {
      modules: [link('a', true), link('b', false), link('c', true, { online_to: NOW }), section],
    };
    const context = {
      language: 'en',
      at: NOW,
      loaded: LOADED,
      showRichText: (html: string) => html,
    } as const;
    expect(stickyItems(tree, context)).toEqual([
      { text: { text: 'a', lang: 'de' }, link: { href: '/de/haus', newWindow: false } },
      { text: { text: 'within', lang: 'de' }, link: { href: '/de/haus', newWindow: false } },
    ]);
  });
});
