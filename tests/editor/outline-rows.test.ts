import { expect, it } from 'vitest';
import { fromTree, type ModuleNode } from '#features/core/documents/index.ts';
import { outlineRows } from '#features/website/editor/outline/outline-rows.ts';

const headline = (id: string, de: string, more: Partial<ModuleNode> = {}): ModuleNode => ({
  id,
  type: 'headline',
  version: 1,
  data: { headline_level: 2 },
  text: { de: { content: de }, en: {} },
  ...more,
});
const section: ModuleNode = {
  id: 's',
  type: 'section',
  version: 1,
  data: { columns: '50-50' },
  text: { de: {}, en: {} },
  slots: {
    'column-1': [headline('a', 'Links')],
    'column-2': [headline('b', 'Rechts', { languages: ['en'] })],
  },
};

it('the outline has what stands in a section behind it, one level deeper, with how it stands', () => {
  const document = fromTree({ modules: [section, headline('c', 'Unten')] });
  const rows = outlineRows(document, { language: 'de', shown: 'en', at: '2026-11-22T12:00:00.000Z' });
  expect(rows.map(({ id, level, position, of }) => [id, level, position, of])).toEqual([
    ['s', 1, 1, 2],
    ['a', 2, 1, 1],
    ['b', 2, 1, 1],
    ['c', 1, 2, 2],
  ]);
  expect(rows[1]).toMatchObject({ label: 'Headline', summary: 'Links', isHidden: false, isStale: true });
  expect(rows[2]).toMatchObject({ isHidden: true });
});
