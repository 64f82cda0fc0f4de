import { describe, expect, it } from 'vitest';
import { section } from '#features/core/documents/content.fixture.ts';
import { newModule } from '#features/core/documents/definition.ts';
import { fromTree } from '#features/core/documents/document.ts';
import { apply } from '#features/core/documents/operations/apply.ts';
import { validateChanges } from '#features/core/documents/validate-changes.ts';
import { DEFINITIONS } from '#features/website/editor/definitions.ts';
import { linkAddress } from '#features/website/editor/inline/link-address.ts';
import { foundKinds } from '#features/website/editor/insert/found-kinds.ts';
import { faultOf } from '#features/website/editor/store/fault.ts';
import { newNode } from '#features/website/editor/store/new-node.ts';
import {
  insertionPointAfter,
  kindsFor,
  moveWithin,
  neighbourOf,
  otherPlaces,
  staysInPlace,
} from '#features/website/editor/store/placing.ts';
import { MODULES, PAGE_CONTENT } from '#features/website/modules/index.server.ts';
import { headline } from './fake-server.ts';

const DOCUMENT = fromTree({
  modules: [headline('a', 'Eins'), section('s', [headline('b', 'Zwei')], []), headline('c', 'Drei')],
});

const MAIN = { place: 'root/main', wrapsPageContent: true } as const;

describe('moving', () => {
  it('goes one further or to the ends, and nowhere beyond', () => {
    expect(moveWithin(DOCUMENT, 'c', 'up')).toMatchObject({ place: 'root/main', index: 1 });
    expect(moveWithin(DOCUMENT, 'c', 'top')).toMatchObject({ index: 0 });
    expect(moveWithin(DOCUMENT, 'c', 'down')).toBe(null);
    expect(moveWithin(DOCUMENT, 'b', 'up')).toBe(null);
  });

  it('leads to the page and to all columns but its own', () => {
    expect(otherPlaces(MODULES, DOCUMENT, 'a')).toEqual(['s/column-1', 's/column-2']);
    expect(otherPlaces(MODULES, DOCUMENT, 'b')).toEqual(['root/main', 's/column-2']);
    expect(otherPlaces(MODULES, DOCUMENT, 's')).toEqual([]);
  });

  it('moves the selection to a neighbour of the removed module', () => {
    expect(['a', 'c', 'b'].map((id) => neighbourOf(DOCUMENT, id))).toEqual(['s', 's', 's']);
    expect(insertionPointAfter(DOCUMENT, 'b')).toEqual({ place: 's/column-1', index: 1 });
    expect(insertionPointAfter(DOCUMENT, null)).toEqual({ place: 'root/main', index: 3 });
  });
});

describe('insertable kinds', () => {
  it('are those valid there, and singletons are offered once', () => {
    const ids = (place: 'root/main' | 's/column-1') =>
      kindsFor(MODULES, DOCUMENT, { place, wrapsPageContent: true }).map(({ id }) => id);
    expect(ids('root/main')).toContain('hero-media');
    expect(ids('s/column-1')).not.toContain('hero-media');
    expect(ids('root/main')).not.toContain('teaser-item');
  });

  it('is not what stands for the page itself, where that shows nothing', () => {
    const ids = (wrapsPageContent: boolean) =>
      kindsFor(MODULES, DOCUMENT, { place: 'root/main', wrapsPageContent }).map(({ id }) => id);
    expect(ids(true)).toContain('page-content');
    expect(ids(false)).not.toContain('page-content');
    expect(ids(false)).toContain('headline');
  });

  it('is found in both languages, by name before other words', () => {
    const all = [...MODULES.values()];
    const found = (words: string) => foundKinds(all, words, 'de').map(({ id }) => id);
    expect(found('')).toHaveLength(all.length);
    expect(found('UBERSCHRIFT')[0]).toBe('headline');
    expect(found('headline')[0]).toBe('headline');
    expect(found('accordion')).toEqual(['faq']);
    expect(found('nichts dergleichen')).toEqual([]);
  });

  it('may be put in as it begins, every kind of it', () => {
    let count = 0;
    for (const definition of MODULES.values()) {
      const node = newNode(MODULES, definition, () => `n${count++}`);
      expect(node.type).toBe(newModule(definition, 'x').type);
      const allowed = kindsFor(MODULES, DOCUMENT, MAIN).includes(definition);
      const applied = apply(DOCUMENT, { op: 'insert', place: 'root/main', index: 0, node });
      if (!applied.ok) throw new Error(applied.error.code);
      const errors = validateChanges(MODULES, DOCUMENT, applied.value);
      expect(errors.filter(({ code }) => code !== 'not-allowed-here')).toEqual([]);
      expect(errors.length === 0).toBe(allowed);
    }
  });
});

describe('addresses of links', () => {
  it('are completed with what they imply', () => {
    expect(
      [
        'example.org/plan',
        'https://example.org',
        'haus@example.org',
        '+49 30 123-45',
        '/de/haus',
        '#c-plan',
      ].map(linkAddress),
    ).toEqual([
      'https://example.org/plan',
      'https://example.org',
      'mailto:haus@example.org',
      'tel:+493012345',
      '/de/haus',
      '#c-plan',
    ]);
  });

  it('are none where they would run something or leave by a trick', () => {
    expect(
      ['javascript:alert(1)', '//evil.example', '/\\evil.example', 'data:text/html,x', 'zwei Wörter', ''].map(
        linkAddress,
      ),
    ).toEqual(Array.from({ length: 6 }, () => null));
  });
});

describe('texts of an entity', () => {
  const texts = (id: string) => ({ id, type: id, version: 1, data: {}, text: { de: {}, en: {} } });

  it('cannot be moved, and nothing is inserted beside them', () => {
    const person = fromTree({ modules: [texts('person-texts')] });
    expect(kindsFor(DEFINITIONS, person, MAIN)).toEqual([]);
    expect(staysInPlace(DEFINITIONS, person, 'person-texts')).toBe(true);
  });

  it('of an article are followed by modules, and are not offered again', () => {
    const article = fromTree({ modules: [texts('article-texts'), headline('a', 'Eins')] });
    const offered = kindsFor(DEFINITIONS, article, MAIN).map(({ id }) => id);
    expect(offered).toContain('headline');
    expect(offered.filter((id) => id.endsWith('-texts'))).toEqual([]);
    expect(staysInPlace(DEFINITIONS, article, 'a')).toBe(false);
  });
});

describe('pasting what a clipboard holds', () => {
  const pasted = (node: unknown, wrapsPageContent = true) =>
    faultOf(
      DEFINITIONS,
      DOCUMENT,
      { op: 'paste', place: 'root/main', index: 1, node: node as never, as: 'neu' },
      wrapsPageContent,
    );

  it('takes what may stand there unchanged', () => {
    expect(pasted(headline('x', 'Kopiert'))).toBe(null);
  });

  it.each([
    ['is of no kind', { ...headline('x', 'Kopiert'), type: 'evil' }],
    ['holds what its kind does not have', { ...headline('x', 'Kopiert'), data: { evil: 1 } }],
    ['has no texts', { type: 'headline' }],
    ['has a text that is none', { ...headline('x', 'Kopiert'), text: { de: { content: 5 }, en: {} } }],
  ])('keeps out what %s', (_why, node) => {
    expect(pasted(node)).toBe('damaged');
  });

  it('keeps out what belongs elsewhere', () => {
    const item = { id: 'x', type: 'teaser-item', version: 1, data: {}, text: { de: {}, en: {} } };
    expect(pasted(item)).toBe('place');
  });

  it('keeps out what stands for the page itself, where that shows nothing', () => {
    expect(pasted(PAGE_CONTENT, true)).toBe(null);
    expect(pasted(PAGE_CONTENT, false)).toBe('place');
  });
});
