import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parseDocument } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { cleanNode } from '#features/core/documents/clean.ts';
import { compareDocuments } from '#features/core/documents/compare.ts';
import { newModule } from '#features/core/documents/definition.ts';
import { fromTree, ROOT, toTree } from '#features/core/documents/document.ts';
import { type ModuleNode, searchText, shownFields, usesOf } from '#features/core/documents/index.ts';
import { inputSchema } from '#features/core/documents/input-schema.ts';
import { knownModule, upToDate } from '#features/core/documents/known-module.ts';
import { summaryOf } from '#features/core/documents/module-facts.ts';
import { apply } from '#features/core/documents/operations/apply.ts';
import { validateModule } from '#features/core/documents/validate-module.ts';
import { validatePlaces } from '#features/core/documents/validate-places.ts';
import { MODULES } from '#features/website/modules/definitions.ts';
import {
  fixturesOf,
  htmlOf,
  inPlace,
  LOADED,
  NOW,
  sampleOf,
} from '#features/website/modules/modules.fixture.tsx';
import { VIEWS } from '#features/website/modules/views.ts';
import { canonicalJson } from '#lib/canonical-json.ts';
import { inAllLanguages } from '#lib/i18n.ts';
import { storedRichText } from '#platform/html/stored-rich-text.server.ts';
import { XSS_CORPUS } from '#platform/html/xss.fixture.ts';
import { ROOT as PROJECT } from '../setup/read-project.ts';

const FOLDER = path.join(PROJECT, 'features/website/modules');
const cleaner = { richText: storedRichText };
const definitions = [...MODULES.values()];

/** Every element of some HTML. */
function* elementsOf(html: string): Iterable<{ name: string; attribs: Record<string, string> }> {
  const open: unknown[] = [...parseDocument(html).children];
  for (let next = open.pop(); next; next = open.pop()) {
    const element = next as { name?: string; attribs?: Record<string, string>; children?: unknown[] };
    if (element.name && element.attribs) yield { name: element.name, attribs: element.attribs };
    open.push(...(element.children ?? []));
  }
}

/** A module with every text and rich text replaced. */
function withTexts(node: ModuleNode, said: string): ModuleNode {
  const replaced = (value: unknown): unknown =>
    typeof value === 'string'
      ? said
      : typeof value === 'object' && value !== null
        ? Object.fromEntries(Object.entries(value).map(([name, each]) => [name, replaced(each)]))
        : value;
  return { ...node, text: { de: replaced(node.text.de), en: replaced(node.text.en) } as ModuleNode['text'] };
}

describe('the registry', () => {
  const folders = readdirSync(FOLDER, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(path.join(FOLDER, entry.name, 'module.ts')))
    .map(({ name }) => name);

  it('has a line for every module, and a look for each', () => {
    expect([...MODULES.keys()].toSorted()).toEqual(folders.toSorted());
    expect([...VIEWS.keys()].toSorted()).toEqual(folders.toSorted());
  });

  it('names no module as calls are named that are there for something else', () => {
    const reserved = ['page', 'container', 'user', 'nav', 'settings', 'redirect'];
    expect(reserved.filter((name) => MODULES.has(name))).toEqual([]);
  });
});

describe.each(definitions.map((definition) => [definition.id, definition] as const))(
  '%s',
  (id, definition) => {
    const sample = sampleOf(definition);
    const fixtures = Array.from({ length: definition.version }, (_, at) => fixturesOf(id, at + 1)).flat();

    it('has a sample that can be published', () => {
      expect(validateModule(MODULES, sample, 'publish')).toEqual([]);
      expect(validatePlaces(MODULES, fromTree({ modules: inPlace(sample) }))).toEqual([]);
      expect(canonicalJson(cleanNode(MODULES, sample, cleaner))).toBe(canonicalJson(sample));
    });

    it('can be started with its defaults', () => {
      expect(validateModule(MODULES, newModule(definition, 'new'), 'draft')).toEqual([]);
    });

    it('is called something in both languages, and so are its fields', () => {
      const words = [
        definition.label,
        ...(definition.keywords ? [definition.keywords] : []),
        ...Object.values(definition.fields).map(({ label }) => label),
      ];
      for (const word of words)
        for (const said of Object.values(inAllLanguages(word))) expect(said.trim()).not.toBe('');
      const { summary } = definition;
      if (summary !== undefined) expect(Object.keys(definition.fields)).toContain(summary);
      for (const language of ['de', 'en'] as const) expect(summaryOf(MODULES, sample, language)).not.toBe('');
    });

    it('shows in both languages, and says nothing that it should not', () => {
      for (const language of ['de', 'en'] as const) {
        const html = htmlOf(inPlace(sample), language);
        expect(html).not.toMatch(/undefined|\[object|NaN/);
        const names = [...elementsOf(html)].map(({ name }) => name);
        expect(names).not.toContain('script');
        expect([...elementsOf(html)].some(({ attribs }) => 'style' in attribs)).toBe(false);
      }
    });

    it('reads what is missing in English from German, and marks it', () => {
      const german = { ...sample, text: { ...sample.text, en: {} } };
      const values = Object.values(sample.text.de).filter((value) => typeof value === 'string');
      if (values.length > 0) expect(htmlOf(inPlace(german), 'en')).toContain('lang="de"');
      expect(htmlOf(inPlace(german), 'de')).not.toContain('lang="de"');
    });

    it('shows nothing that breaks the page when it is empty', () => {
      const empty = { ...newModule(definition, 'empty'), version: definition.version };
      for (const node of [empty, { ...empty, data: {} }])
        expect(htmlOf(inPlace(node), 'de')).not.toMatch(/undefined/);
    });

    it('shows what was stored under each of its versions', () => {
      for (const node of fixtures) {
        expect(knownModule(MODULES, node), node.id).not.toBeNull();
        const current = upToDate(MODULES, node);
        expect(current.version).toBe(definition.version);
        expect(htmlOf(inPlace(current), 'en')).toBe(htmlOf(inPlace(node), 'en'));
        expect(validateModule(MODULES, node, 'draft')).toEqual([]);
      }
    });

    it('preserves unknown data byte for byte, and shows nothing of broken ones', () => {
      for (const strange of [
        { ...sample, type: `${id}-of-tomorrow` },
        { ...sample, version: definition.version + 1 },
        { ...sample, text: 'broken' as never },
      ]) {
        expect(htmlOf([strange], 'de')).toBe('<div class="modules"></div>');
        expect(JSON.stringify(toTree(fromTree({ modules: [strange] })))).toBe(
          JSON.stringify({ modules: [strange] }),
        );
        expect(JSON.stringify(cleanNode(MODULES, strange, cleaner))).toBe(JSON.stringify(strange));
      }
    });

    it.each(XSS_CORPUS)('does no harm with %s', (said) => {
      const node = cleanNode(MODULES, withTexts(sample, said), cleaner);
      expect(canonicalJson(cleanNode(MODULES, node, cleaner))).toBe(canonicalJson(node));
      const forms = (modules: ReturnType<typeof inPlace>) =>
        [...elementsOf(htmlOf(modules, 'de'))]
          .filter(({ name }) => name === 'form')
          .map(({ attribs }) => attribs);
      // A kind may have a form of the venue; descriptions add none and change none.
      expect(forms(inPlace(node))).toEqual(forms(inPlace(sample)));
      for (const { name, attribs } of elementsOf(htmlOf(inPlace(node), 'de'))) {
        expect(['script', 'style', 'base', 'meta', 'object', 'embed', 'iframe']).not.toContain(name);
        expect(Object.keys(attribs).filter((attribute) => attribute.startsWith('on'))).toEqual([]);
        for (const address of [attribs.href, attribs.src]) {
          expect(address ?? '/').toMatch(/^(https?:\/\/|mailto:|tel:|#|\/(?!\/)|[\w./?#%-]*$)/);
        }
      }
    });

    it('gives each element its own id, also twice on a page', () => {
      const twice = [...inPlace(sample), { ...sampleOf(definition, 'second'), data: { ...sample.data } }];
      const { anchor: _, ...data } = twice.at(-1)?.data ?? {};
      const ids = [
        ...elementsOf(htmlOf([...inPlace(sample), { ...sampleOf(definition, 'second'), data }], 'de')),
      ].flatMap(({ attribs }) => attribs.id ?? []);
      expect(new Set(ids).size).toBe(ids.length);
      // Nothing an editor writes stands in for a part of the page.
      for (const each of ids) expect(each).toMatch(/^c-/);
    });

    it('refuses a text of 1 MB, and one beyond its limits', () => {
      const document = fromTree({ modules: [sample] });
      for (const [field, { kind }] of Object.entries(definition.fields)) {
        if (kind !== 'text' && kind !== 'rich-text') continue;
        const language = definition.fields[field]?.localized ? 'de' : null;
        const set = (value: string) =>
          apply(document, { op: 'set-field', id: 'sample', language, field, value });
        expect(set('x'.repeat(1_000_000))).toMatchObject({
          ok: false,
          error: { code: 'text-too-long', field },
        });
        const long = set('x'.repeat(40_000));
        const module = long.ok ? long.value.document.modules.sample : undefined;
        const errors = module && validateModule(MODULES, module, 'draft').map(({ code }) => code);
        expect(errors).toContain('too-long');
      }
    });

    it('can be copied and pasted, and compared with its original', () => {
      const tree = { modules: [sample] };
      const pasted = apply(fromTree(tree), {
        op: 'paste',
        place: ROOT,
        index: 1,
        node: cleanNode(MODULES, JSON.parse(JSON.stringify(sample)) as ModuleNode, cleaner),
        as: 'copy',
      });
      if (!pasted.ok) throw new Error(pasted.error.code);
      const { document, inverse } = pasted.value;
      const changes = compareDocuments(MODULES, fromTree(tree), document);
      expect(changes.every(({ kind }) => kind === 'added')).toBe(true);
      const back = apply(document, inverse);
      expect(back.ok && canonicalJson(toTree(back.value.document))).toBe(canonicalJson(tree));
      const strip = (html: string) =>
        html.replaceAll('c-copy', 'c-sample').replaceAll('film-copy', 'film-sample');
      const copies = toTree(document).modules;
      if (!definition.onlyIn) expect(strip(htmlOf(copies.slice(1), 'de'))).toBe(htmlOf([sample], 'de'));
    });

    it('can be found by its words, and says what it names', () => {
      const texts = Object.values(sample.text.de).filter((value) => typeof value === 'string');
      const words = searchText(MODULES, { modules: [sample] }, 'de', '2026-11-22T08:00:00.000Z');
      if (texts.length > 0) expect(words).not.toBe('');
      expect(words).not.toMatch(/<\w/);
      for (const node of fixtures) {
        const named = JSON.stringify(upToDate(MODULES, node));
        for (const use of usesOf(MODULES, { modules: [node] })) expect(named).toContain(String(use.id));
      }
    });

    it('takes as input what its sample holds', () => {
      const { data, text } = sample;
      expect(inputSchema(definition).safeParse({ data, text }).error).toBeUndefined();
    });
  },
);

describe('pages of modules', () => {
  const text = (name: string, more: Partial<ModuleNode> = {}): ModuleNode => ({
    id: name,
    type: 'text',
    version: 1,
    data: {},
    text: { de: { content: `<p>${name}</p>` }, en: {} },
    ...more,
  });

  it('leave out what is excluded in the language or is not online at the moment', () => {
    const modules = [
      text('german', { languages: ['de'] }),
      text('past', { online_to: NOW }),
      text('now', { online_from: NOW, online_to: '2026-11-23T00:00:00.000Z' }),
      text('future', { online_from: '2026-11-22T08:00:00.001Z' }),
    ];
    const shown = (language: 'de' | 'en') =>
      ['german', 'past', 'now', 'future'].filter((name) => htmlOf(modules, language).includes(name));
    expect([shown('de'), shown('en')]).toEqual([['german', 'now'], ['now']]);
  });

  it('lead to pages where they are now, and to none that cannot be seen', () => {
    const linked = text('x', {
      text: { de: { content: '<p><a data-page="3">hin</a> <a data-page="4">weg</a></p>' }, en: {} },
    });
    expect(htmlOf([linked], 'de')).toContain('<p><a href="/de/haus">hin</a> weg</p>');
  });

  it('show artwork where a picture is missing', () => {
    const picture = {
      id: 'p',
      type: 'image',
      version: 1,
      data: { image: { id: 99 } },
      text: { de: {}, en: {} },
    };
    expect(htmlOf([picture], 'de')).toContain('/art/v2/exhibition/image-99-3x2.svg');
  });

  it('cover our own film with no more of a picture than there is', () => {
    const film = MODULES.get('video-self-hosted');
    const node = film && { ...sampleOf(film), data: { file: { id: 9 }, image: { id: 7 } } };
    expect(node && htmlOf([node], 'de')).toContain('poster="/media/7-trommel/16x9-50-50-640.webp"');
  });

  it('ask nothing of another provider', () => {
    const video = MODULES.get('video');
    const html = video ? htmlOf([sampleOf(video)], 'de') : '';
    expect(html).toContain('data-embed="https://player.vimeo.com/');
    for (const { name, attribs } of elementsOf(html)) {
      expect(name).not.toBe('iframe');
      expect(attribs.src ?? '/').toMatch(/^\//);
    }
  });

  it('mark their fields for an editor, and give empty ones to write into', () => {
    const headline = { ...sampleOf(MODULES.get('headline') as never), text: { de: {}, en: {} } };
    const html = htmlOf([headline], 'de', {
      editing: (id) => ({ isOpen: () => true, propsOf: (path) => ({ children: `${id} ${path}` }) }),
    });
    expect(html).toContain('<h2>sample content</h2>');
  });

  it('give each view what is loaded for it', () => {
    const known = knownModule(MODULES, sampleOf(MODULES.get('link') as never));
    const context = {
      language: 'de',
      at: NOW,
      loaded: LOADED,
      showRichText: (html: string) => html,
    } as const;
    expect(known && shownFields(known.definition.fields, known.holding, context).values.link).toEqual({
      href: 'https://buntspecht.example/hausplan.pdf',
      newWindow: false,
    });
  });
});
