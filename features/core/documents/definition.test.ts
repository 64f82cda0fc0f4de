import { describe, expect, it } from 'vitest';
import { applyClean } from './apply-clean.ts';
import { cleanModule } from './clean.ts';
import { compareDocuments } from './compare.ts';
import { node, section } from './content.fixture.ts';
import { DEFINITIONS, divided, everything } from './definition.fixture.ts';
import { newModule } from './definition.ts';
import { fromTree, ROOT } from './document.ts';
import { NOTHING_LOADED, type ShowContext } from './fields/field.ts';
import { shownFields } from './fields/shown-fields.ts';
import { inputSchema } from './input-schema.ts';
import { knownModule, upToDate } from './known-module.ts';
import { searchText, summaryOf, usesOf } from './module-facts.ts';
import { apply } from './operations/apply.ts';
import type { Operation } from './operations/operation.ts';
import { validateChanges } from './validate-changes.ts';
import { validateModule } from './validate-module.ts';
import { validatePlaces } from './validate-places.ts';

const whole = node('a', {
  type: 'everything',
  version: 3,
  data: {
    picture: { id: 7 },
    target: { to: 'page', id: 4 },
    size: 3,
    questions: [{ id: 'q1', picture: { id: 8 } }, { id: 'q2' }],
  },
  text: {
    de: {
      title: 'Hallo',
      content: '<p>Zu <a data-page="5">uns</a> &amp; mehr</p>',
      questions: { q1: { question: 'Eins?' }, q2: { question: 'Zwei?' } },
    },
    en: { title: 'Hello', questions: { q1: { question: 'One?' } } },
  },
});

const context: ShowContext = {
  language: 'en',
  at: '2026-11-22T08:00:00.000Z',
  loaded: { ...NOTHING_LOADED, links: { 'page/4': '/en/us' } },
  showRichText: (html) => html,
};

describe('a module by its definition', () => {
  it('shows its values in one language, what is missing from German', () => {
    const { values, text, html } = shownFields(everything.fields, whole, context);
    expect(values.title).toEqual({ text: 'Hello' });
    expect(text('title')).toEqual({ children: 'Hello' });
    expect(html('content').lang).toBe('de');
    expect(values.target).toEqual({ href: '/en/us', newWindow: false });
    expect(values.tone).toBe('quiet');
    expect(values.questions.map(({ values: { question } }) => question)).toEqual([
      { text: 'One?' },
      { text: 'Zwei?', lang: 'de' },
    ]);
    // @ts-expect-error a view cannot read a field that does not exist
    expect(values.titel).toBeUndefined();
    // @ts-expect-error nor show one as what it is not
    text('content');
  });

  it('leads to a page of the site in the language it is read in, wherever its address was copied', () => {
    const target = { to: 'url', url: '/de/ausstellungenundaktivitaeten/kalender?type=2' };
    const typed = { ...whole, data: { ...whole.data, target } };
    expect(shownFields(everything.fields, typed, context).values.target?.href).toBe(
      '/en/exhibitionsandactivities/calendar?type=2',
    );
    const german = shownFields(everything.fields, typed, { ...context, language: 'de' });
    expect(german.values.target?.href).toBe(target.url);
  });

  it('finds its words, its references, and its title', () => {
    const tree = { modules: [whole] };
    expect(searchText(DEFINITIONS, tree, 'en', '2026-11-22T08:00:00.000Z').split('\n')).toEqual([
      'Hello',
      'Zu uns & mehr',
      'One?',
      'Zwei?',
    ]);
    expect(usesOf(DEFINITIONS, tree)).toEqual([
      { kind: 'page', id: 5, module: 'a', field: 'content' },
      { kind: 'image', id: 7, module: 'a', field: 'picture' },
      { kind: 'page', id: 4, module: 'a', field: 'target' },
      { kind: 'image', id: 8, module: 'a', field: 'questions/q1/picture' },
    ]);
    expect(summaryOf(DEFINITIONS, whole, 'en')).toBe('Hello');
  });

  it('says nothing of modules hidden at that moment', () => {
    const later = { ...whole, online_from: '2026-12-01T00:00:00.000Z' };
    const words = (at: string) => searchText(DEFINITIONS, { modules: [later] }, 'de', at);
    expect(words('2026-11-30T23:59:59.999Z')).toBe('');
    expect(words('2026-12-01T00:00:00.000Z')).not.toBe('');
  });

  it('says what is wrong, by field and language', () => {
    const bad = {
      ...whole,
      data: { size: 12, video: 'https://evil.example/x', questions: [{ id: 'q1' }], odd: 1 },
      text: { de: { content: '<p>x</p>' }, en: { title: 'x'.repeat(21) } },
    };
    const errors = validateModule(DEFINITIONS, bad, 'publish');
    expect(errors).toEqual(
      [
        { code: 'too-long', field: 'title', language: 'en', limit: 20 },
        { code: 'host-not-allowed', field: 'video' },
        { code: 'too-large', field: 'size', limit: 9 },
        { code: 'required', field: 'title', language: 'de' },
        { code: 'required', field: 'questions/q1/question', language: 'de' },
        { code: 'required', field: 'questions/q1/question', language: 'en' },
        { code: 'unknown-field', field: 'odd' },
      ].map((each) => ({ id: 'a', type: 'everything', ...each })),
    );
  });

  it.each([
    [{ languages: 5 }, 'languages'],
    [{ languages: 'de' }, 'languages'],
    [{ languages: ['de', 'fr'] }, 'languages'],
    [{ online_from: 'tomorrow' }, 'online_from'],
    [{ online_to: null }, 'online_to'],
    [{ fresh: { en: 'mark' } }, 'fresh'],
    [{ data: 5 }, 'data'],
    [{ text: { de: [], en: {} } }, 'text'],
  ])('may not say what nobody can read: %j', (facts, field) => {
    const base = fromTree({ modules: [] });
    const odd = node('a', { type: 'everything', version: 3, ...(facts as object) });
    const applied = apply(base, { op: 'insert', place: ROOT, index: 0, node: odd });
    if (!applied.ok) throw new Error(applied.error.code);
    expect(validateChanges(DEFINITIONS, base, applied.value)).toContainEqual({
      id: 'a',
      type: 'everything',
      code: 'invalid',
      field,
    });
  });

  it('may lack texts as a draft, and is whole where German says them', () => {
    const empty = node('a', { type: 'everything', version: 3 });
    expect(validateModule(DEFINITIONS, empty, 'draft')).toEqual([]);
    expect(validateModule(DEFINITIONS, whole, 'publish')).toEqual([]);
  });

  it('says which modules stand where they may not', () => {
    const inside = node('x', { type: 'divided', data: { columns: '100' }, slots: { 'column-1': [] } });
    const many = ['a', 'b', 'c'].map((id) => node(id, { type: 'everything', version: 3 }));
    const outside = { ...section('s', [...many, inside], []), type: 'divided' };
    expect(validatePlaces(DEFINITIONS, fromTree({ modules: [outside] }))).toEqual([
      { id: 's', type: 'divided', code: 'too-many', field: 'column-1', limit: 2 },
      { id: 'x', type: 'divided', code: 'not-allowed-here' },
      { id: 'x', type: 'divided', code: 'once' },
    ]);
    // A layout that is set without its columns would hide what stands in them.
    const hidden = { ...section('s', [], []), type: 'divided', data: { columns: '100' } };
    expect(validatePlaces(DEFINITIONS, fromTree({ modules: [hidden] }))).toEqual([
      { id: 's', type: 'divided', code: 'invalid', field: 'slots' },
    ]);
  });

  it('is checked where it was changed, and not for earlier errors', () => {
    const before = fromTree({ modules: [{ ...whole, id: 'old', data: { size: 12 } }, whole] });
    const bad: Operation = { op: 'set-field', id: 'a', language: null, field: 'size', value: 0 };
    const applied = apply(before, bad);
    if (!applied.ok) throw new Error(applied.error.code);
    expect(validateChanges(DEFINITIONS, before, applied.value)).toEqual([
      { id: 'a', type: 'everything', code: 'too-small', field: 'size' },
    ]);
    const divide = {
      ...section('s', [node('x', { type: 'divided', slots: { 'column-1': [] } })]),
      type: 'divided',
    };
    const misplaced = apply(before, { op: 'insert', place: ROOT, index: 0, node: divide });
    if (!misplaced.ok) throw new Error(misplaced.error.code);
    const codes = validateChanges(DEFINITIONS, before, misplaced.value).map(({ id, code }) => [id, code]);
    expect(codes).toContainEqual(['x', 'not-allowed-here']);
  });

  it('reads older data, and nothing that is unknown, newer or broken', () => {
    const old = node('a', {
      type: 'everything',
      version: 1,
      data: { size: '3' },
      text: { de: { name: 'N' }, en: {} },
    });
    expect(knownModule(DEFINITIONS, old)?.holding.data.size).toBe(3);
    expect(upToDate(DEFINITIONS, old)).toMatchObject({ version: 3, text: { de: { title: 'N' } } });
    for (const strange of [
      { type: 'nobody' },
      { version: 4 },
      { data: { size: 'x' } },
      { text: 'x' as never },
    ]) {
      const module = { ...whole, ...strange };
      expect(knownModule(DEFINITIONS, module)).toBeNull();
      expect(upToDate(DEFINITIONS, module)).toBe(module);
    }
  });

  it('is stored clean, however it comes in', () => {
    const cleaner = { richText: (html: string) => html.replace(/<script>.*?<\/script>/g, '') };
    const dirty = '<p>x</p><script>x</script>';
    const module = { ...whole, text: { ...whole.text, de: { content: dirty, title: 'zwei\nZeilen' } } };
    expect(cleanModule(DEFINITIONS, module, cleaner).text.de).toEqual({
      content: '<p>x</p>',
      title: 'zwei Zeilen',
    });
    const stored = (...operations: Operation[]) => {
      const applied = applyClean(DEFINITIONS, fromTree({ modules: [whole] }), operations, cleaner);
      if (!applied.ok) throw new Error(applied.error.code);
      return applied.value.document.modules;
    };
    const content: Operation = { op: 'set-field', id: 'a', language: 'de', field: 'content', value: dirty };
    expect(stored(content).a?.text.de.content).toBe('<p>x</p>');
    const address: Operation = {
      op: 'set-field',
      id: 'a',
      language: null,
      field: 'video',
      value: 'youtu.be/x',
    };
    expect(stored(address).a?.data.video).toBe('https://youtu.be/x');
    // A batch may change a module that it inserted itself.
    const brought = node('n', { type: 'everything', version: 3 });
    const insert: Operation = { op: 'insert', place: 'root/main', index: 0, node: brought };
    const batch: Operation = { op: 'batch', operations: [insert, { ...content, id: 'n' }] };
    expect(JSON.stringify(stored(batch))).not.toContain('script');
  });

  it('may not hold texts of items that are not there', () => {
    const orphan = { ...whole, text: { ...whole.text, en: { questions: { q9: { question: 'x' } } } } };
    expect(validateModule(DEFINITIONS, orphan, 'draft')).toEqual([
      { id: 'a', type: 'everything', code: 'unknown-field', field: 'questions/q9', language: 'en' },
    ]);
  });

  it('describes what it takes', () => {
    const schema = inputSchema(everything);
    expect(schema.safeParse({ data: { size: 3 }, text: { de: { title: 'x' } } }).success).toBe(true);
    expect(schema.safeParse({ data: { title: 'x' } }).success).toBe(false);
    expect(schema.safeParse({ text: { fr: {} } }).success).toBe(false);
  });

  it('is made with its slots', () => {
    expect(newModule(divided, 'n').slots).toEqual({ 'column-1': [], 'column-2': [] });
  });
});

describe('two documents', () => {
  const modules = ['a', 'b', 'c', 'd'].map((id) => ({ ...whole, id }));

  it('differ by what came, went, moved and changed, words named', () => {
    const before = fromTree({ modules });
    const operations = [
      { op: 'move', id: 'a', place: 'root/main', index: 3 },
      { op: 'remove', id: 'b' },
      { op: 'insert', place: 'root/main', index: 0, node: node('n') },
      { op: 'set-field', id: 'c', language: 'de', field: 'title', value: 'Hallo du' },
    ] as const;
    const after = operations.reduce((document, operation) => {
      const applied = apply(document, operation);
      if (!applied.ok) throw new Error(applied.error.code);
      return applied.value.document;
    }, before);
    const changes = compareDocuments(DEFINITIONS, before, after);
    expect(changes.map(({ id, kind }) => [id, kind])).toEqual([
      ['n', 'added'],
      ['c', 'changed'],
      ['a', 'moved'],
      ['b', 'removed'],
    ]);
    expect(changes.find(({ id }) => id === 'c')?.fields).toEqual([
      {
        field: 'title',
        language: 'de',
        before: 'Hallo',
        after: 'Hallo du',
        words: [
          { kind: 'same', words: 'Hallo' },
          { kind: 'added', words: ' du' },
        ],
      },
    ]);
  });

  it('that are the same do not differ', () => {
    expect(compareDocuments(DEFINITIONS, fromTree({ modules }), fromTree({ modules }))).toEqual([]);
  });
});
