import { readFileSync } from 'node:fs';
import { createElement as h } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Settings } from '#features/core/settings/index.ts';
import type { Language } from '#lib/localized.ts';

const MANIFEST = 'build/client/admin/manifest.json';
const BASE = '/admin/';

interface Chunk {
  file: string;
  isEntry?: boolean;
  css?: string[];
}

/**
 * The one document of the admin area: nothing but its bundle, and the word under which the library that draws it may add
 * styles. `null` where it has not been built.
 */
export function adminDocument(
  language: Language,
  nonce: string,
  { siteName, design }: Pick<Settings, 'siteName' | 'design'>,
): string | null {
  const entry = entryOf();
  if (!entry) return null;
  const head = h(
    'head',
    null,
    h('meta', { charSet: 'utf-8' }),
    h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    h('meta', { name: 'robots', content: 'none' }),
    h('meta', { name: 'style-nonce', content: nonce }),
    h('meta', { name: 'house-currency', content: design.parsers.currency }),
    h('title', null, siteName),
    ...(entry.css ?? []).map((file) => h('link', { key: file, rel: 'stylesheet', href: BASE + file })),
    h('script', { type: 'module', src: BASE + entry.file }),
  );
  const body = h('body', null, h('div', { id: 'root' }));
  return `<!DOCTYPE html>${renderToStaticMarkup(h('html', { lang: language }, head, body))}`;
}

let known: Chunk | null = null;

function entryOf(): Chunk | null {
  try {
    known ??= readEntry();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  return known;
}

function readEntry(): Chunk | null {
  const chunks = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Record<string, Chunk>;
  return Object.values(chunks).find(({ isEntry }) => isEntry) ?? null;
}
