import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  type ContentTree,
  type Loaded,
  type ModuleDefinition,
  type ModuleNode,
  NOTHING_LOADED,
} from '#features/core/documents/index.ts';
import type { Language } from '#lib/localized.ts';
import { withPageLinks } from '#platform/html/stored-rich-text.server.ts';
import { type RenderOptions, renderModules } from './render-modules.tsx';

export const NOW = '2026-11-22T08:00:00.000Z';

/** Entities that the fixtures refer to. */
export const LOADED: Loaded = {
  ...NOTHING_LOADED,
  links: { 'page/3': '/de/haus' },
  images: {
    7: {
      id: 7,
      key: 'trommel',
      focalPoint: { x: 50, y: 50 },
      format: 'jpg',
      width: 800,
      height: 600,
      tone: 'dotter',
      alt: { text: 'Ein Kind mit Trommel' },
      credit: 'Foto: Lene Bergström',
    },
  },
  files: {
    9: {
      href: '/media/9.mp4',
      name: 'film.mp4',
      bytes: 1000,
      contentType: 'video/mp4',
      captions: [{ language: 'de', href: '/media/9/captions-de.vtt' }],
      transcript: null,
    },
    10: {
      href: '/media/10.mp3',
      name: 'pappe.mp3',
      bytes: 1000,
      contentType: 'audio/mpeg',
      captions: [],
      transcript: { text: 'Ein Schnabel auf Pappe.' },
    },
  },
};

/** The HTML of a tree as visitors get it. */
export function htmlOf(
  nodes: ModuleNode[],
  language: Language,
  options: Partial<RenderOptions> = {},
): string {
  const tree: ContentTree = { modules: nodes };
  const loaded = options.loaded ?? LOADED;
  const elements = renderModules(tree, {
    language,
    at: NOW,
    loaded,
    showRichText: (html) => withPageLinks(html, (page) => loaded.links[`page/${page}`] ?? null),
    ...options,
  });
  const i18n = setupI18n({ locale: language, messages: { [language]: {} } });
  return renderToStaticMarkup(<I18nProvider i18n={i18n}>{elements}</I18nProvider>);
}

/** A module as its definition has it in the list of modules. */
export const sampleOf = ({ id, version, sample }: ModuleDefinition, name = 'sample'): ModuleNode => ({
  id: name,
  type: id,
  version,
  ...sample,
});

/** Stored modules of a version; each kind has some of each. */
export function fixturesOf(id: string, version: number): ModuleNode[] {
  const file = path.join(import.meta.dirname, id, 'fixtures', `v${version}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as ModuleNode[];
}

/** A module where its kind may stand. */
export const inPlace = (node: ModuleNode): ModuleNode[] =>
  node.type === 'teaser-item' ? [{ ...emptyModule('teaser-list'), slots: { items: [node] } }] : [node];

const emptyModule = (type: string): ModuleNode => ({
  id: 'around',
  type,
  version: 1,
  data: {},
  text: { de: {}, en: {} },
});
