import { describe, expect, it } from 'vitest';
import {
  apply,
  type ContentDocument,
  type ContentTree,
  fromTree,
  idsIn,
  type ModuleNode,
  moduleOf,
  type Operation,
  ROOT,
  valueAt,
} from '#features/core/documents/index.ts';
import {
  restoreField,
  restoreLanguage,
  restoreModule,
  restoreWholePage,
} from '#features/website/editor/versions/restoring.ts';

const text = (id: string, de: string, en?: string): ModuleNode => ({
  id,
  type: 'text',
  version: 1,
  data: {},
  text: { de: { content: de }, en: en === undefined ? {} : { content: en } },
});
const tree = (...modules: ModuleNode[]): ContentTree => ({ modules });
const VERSION = tree(text('a', 'Alt', 'Old'), text('b', 'Bleibt'), text('c', 'Weg'));
const DRAFT = fromTree(tree(text('new', 'Neu'), text('b', 'Bleibt'), text('a', 'Anders', 'Other')));

function changedBy(operation: Operation | null, document: ContentDocument = DRAFT): ContentDocument {
  if (!operation) throw new Error('There is nothing to bring back');
  const applied = apply(document, operation);
  if (!applied.ok) throw new Error(`It was refused: ${JSON.stringify(applied.error)}`);
  return applied.value.document;
}

describe('of a version comes back', () => {
  it('the whole page, as one step that leads back', () => {
    const applied = apply(DRAFT, restoreWholePage(DRAFT, VERSION));
    if (!applied.ok) throw new Error('It was refused');
    expect(applied.value.document).toEqual(fromTree(VERSION));
    expect(changedBy(applied.value.inverse, applied.value.document)).toEqual(DRAFT);
  });

  it('one module that was removed, at its place', () => {
    const change = {
      id: 'c',
      type: 'text',
      kind: 'removed',
      from: { place: ROOT, index: 2 },
      fields: [],
    } as const;
    const document = changedBy(restoreModule(DRAFT, VERSION, { ...change, fields: [] }));
    expect(idsIn(document, ROOT)).toEqual(['new', 'b', 'c', 'a']);
  });

  it('one module that was changed, where it stands now', () => {
    const document = changedBy(
      restoreModule(DRAFT, VERSION, { id: 'a', type: 'text', kind: 'changed', fields: [] }),
    );
    expect(idsIn(document, ROOT)).toEqual(['new', 'b', 'a']);
    expect(moduleOf(document, 'a')).toEqual(moduleOf(fromTree(VERSION), 'a'));
  });

  it('that a module was not there yet', () => {
    const document = changedBy(
      restoreModule(DRAFT, VERSION, { id: 'new', type: 'text', kind: 'added', fields: [] }),
    );
    expect(idsIn(document, ROOT)).toEqual(['b', 'a']);
  });

  it('a section, without what stands elsewhere by now', () => {
    const section: ModuleNode = {
      id: 's',
      type: 'section',
      version: 1,
      data: { columns: '50-50' },
      text: { de: {}, en: {} },
      slots: { 'column-1': [text('a', 'Alt')], 'column-2': [text('d', 'Drin')] },
    };
    const change = { id: 's', type: 'section', kind: 'removed', from: { place: ROOT, index: 0 } } as const;
    const document = changedBy(restoreModule(DRAFT, tree(section), { ...change, fields: [] }));
    expect(idsIn(document, 's/column-1')).toEqual([]);
    expect(idsIn(document, 's/column-2')).toEqual(['d']);
  });

  it('one field, or all that one language said', () => {
    const changes = [
      {
        id: 'a',
        type: 'text',
        kind: 'changed' as const,
        fields: [
          { field: 'content', language: 'de' as const, before: 'Alt', after: 'Anders' },
          { field: 'content', language: 'en' as const, before: 'Old', after: 'Other' },
        ],
      },
    ];
    const [field] = changes[0]?.fields ?? [];
    if (!field) throw new Error('There is no field');
    for (const operation of [restoreField('a', field), restoreLanguage(changes, 'de')]) {
      const module = moduleOf(changedBy(operation), 'a');
      expect(module && [valueAt(module, 'de', 'content'), valueAt(module, 'en', 'content')]).toEqual([
        'Alt',
        'Other',
      ]);
    }
    expect(restoreLanguage([], 'de')).toBeNull();
  });
});
