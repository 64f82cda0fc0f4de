import { expect, it } from 'vitest';
import { fromTree, type ModuleChange, type ModuleNode } from '#features/core/documents/index.ts';
import { outlineStates } from '#features/website/editor/outline/outline-states.ts';
import type { Comparison } from '#features/website/editor/versions/version-calls.ts';

const headline = (id: string, more: Partial<ModuleNode> = {}): ModuleNode => ({
  ...{ id, type: 'headline', version: 1, data: { headline_level: 2 } },
  ...{ text: { de: { content: id }, en: {} }, ...more },
});
const section = (id: string, left: ModuleNode[], right: ModuleNode[]): ModuleNode => ({
  ...{ id, type: 'section', version: 1, data: { columns: '50-50' }, text: { de: {}, en: {} } },
  slots: { 'column-1': left, 'column-2': right },
});
const draft = fromTree({
  modules: [section('s', [section('t', [headline('a')], [])], [headline('b')]), headline('c')],
});
const statesWith = (changes: ModuleChange[], version = draft) => {
  const published: Comparison = { changes, version: { modules: [...TREE_OF(version)] } };
  return Object.fromEntries(outlineStates(draft, published, { language: 'de', at: NOW }));
};
const NOW = '2026-11-26T12:00:00.000Z';
const TREE_OF = (document: typeof draft) => Object.keys(document.modules).map((id) => headline(id));
const said = (id: string, language: 'de' | 'en' | null): ModuleChange => ({
  ...{ id, type: 'headline', kind: 'changed', fields: [{ field: 'content', language }] },
});

it('is as published where nothing changed, and not seen where nothing is published', () => {
  expect(new Set(Object.values(statesWith([])))).toEqual(new Set(['published']));
  const states = outlineStates(draft, null, { language: 'de', at: NOW });
  expect(new Set(states.values())).toEqual(new Set(['unseen']));
});

it('is changed with all it stands in, in its own language or in both', () => {
  const expected = { s: 'changed', t: 'changed', a: 'changed', b: 'published', c: 'published' };
  expect(statesWith([said('a', 'de')])).toEqual(expected);
  expect(statesWith([said('a', null)])).toEqual(expected);
  expect(statesWith([said('a', 'en')])).toMatchObject({ s: 'published', a: 'published' });
});

it('is changed where something went out of it', () => {
  const gone: ModuleChange = {
    ...{ id: 'x', type: 'headline', kind: 'removed', fields: [] },
    from: { place: 't/column-2', index: 0 },
  };
  expect(statesWith([gone])).toMatchObject({ s: 'changed', t: 'changed', a: 'published' });
});

it('is not seen before it is published, nor where it is hidden', () => {
  const added: ModuleChange = { id: 'b', type: 'headline', kind: 'added', fields: [] };
  const before = fromTree({ modules: ['s', 't', 'a', 'c'].map((id) => headline(id)) });
  expect(statesWith([added], before)).toMatchObject({ b: 'unseen', s: 'changed', c: 'published' });
  const hidden = fromTree({ modules: [headline('h', { languages: ['en'] })] });
  const published: Comparison = { changes: [], version: { modules: [headline('h')] } };
  expect(outlineStates(hidden, published, { language: 'de', at: NOW }).get('h')).toBe('unseen');
});
