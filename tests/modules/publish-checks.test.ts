import { describe, expect, it } from 'vitest';
import { fromTree } from '#features/core/documents/document.ts';
import type { ModuleNode } from '#features/core/documents/index.ts';
import { publishChecks } from '#features/core/documents/publish-checks.ts';
import { MODULES } from '#features/website/modules/definitions.ts';

const module = (
  id: string,
  type: string,
  data: ModuleNode['data'],
  de: ModuleNode['text']['de'],
): ModuleNode => ({
  id,
  type,
  version: MODULES.get(type)?.version ?? 1,
  data,
  text: { de, en: {} },
});

const found = (modules: ModuleNode[], language: 'de' | 'en' = 'de') =>
  publishChecks(MODULES, fromTree({ modules }), language, {
    exists: ({ id }) => id !== 404,
    hasAltText: (image, of) => image === 1 && of === 'de',
  }).map(({ id, code, blocking }) => [id, code, blocking]);

const heading = (id: string, level: number) =>
  module(id, 'headline', { headline_level: level }, { content: id });

describe('before a page is published', () => {
  it('missing values prevent it', () => {
    expect(found([module('a', 'text', {}, {}), module('b', 'link', {}, { link_text: 'b' })])).toEqual([
      ['a', 'required', true],
      ['b', 'required', true],
    ]);
  });

  it('a language needs nothing that German says, nor what is excluded in it', () => {
    const german = { ...module('g', 'text', {}, {}), languages: ['de' as const] };
    expect(found([heading('a', 2), german], 'en')).toEqual([]);
  });

  it('the order of headings is looked at, also through columns', () => {
    const section = {
      ...module('s', 'section', { columns: '100' }, {}),
      slots: { 'column-1': [heading('b', 4)] },
    };
    expect(found([heading('a', 2), section, heading('c', 5), heading('d', 2)])).toEqual([
      ['b', 'heading-skipped', false],
    ]);
  });

  it('links to nowhere and pictures that are missing or not described are reported', () => {
    const content = '<p><a data-page="404">weg</a></p>';
    const modules = [
      module('text', 'text', {}, { content }),
      module('gone', 'image', { image: { id: 404 } }, {}),
      module('fine', 'image', { image: { id: 1 } }, {}),
      module('silent', 'image', { image: { id: 2 } }, {}),
    ];
    expect(found(modules)).toEqual([
      ['text', 'broken-link', false],
      ['gone', 'gone-image', false],
      ['silent', 'no-alt-text', false],
    ]);
  });

  it('misplaced modules prevent it', () => {
    const item = module('t', 'teaser-item', {}, { headline: 't' });
    expect(found([heading('a', 2), item])).toEqual([['t', 'not-allowed-here', true]]);
  });
});
