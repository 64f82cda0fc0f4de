import { readFileSync } from 'node:fs';
import { createElement as h } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Settings } from '#features/core/settings/index.ts';
import type { LimitsByField } from '#lib/field-limits.ts';
import type { Language } from '#lib/localized.ts';

const MANIFEST = 'build/client/admin/manifest.json';
const BASE = '/admin/';

interface Chunk {
  file: string;
  isEntry?: boolean;
  css?: string[];
}

/** Scripts and style sheets that a document loads, below `/admin/`. */
interface Entry {
  scripts: string[];
  sheets: string[];
}

/** The sources, as the development server sends them (vite/serve-admin-in-development.ts). */
const SOURCES: Entry = { scripts: ['@vite/client', 'main.tsx'], sheets: [] };

/**
 * The one document of the admin area: nothing but its bundle, and the nonce under which the library that draws it may add
 * styles. `null` where it has not been built.
 */
export function adminDocument(
  language: Language,
  nonce: string,
  {
    siteName,
    design,
    isDevelopment,
    fieldLimits,
  }: Pick<Settings, 'siteName' | 'design'> & {
    /** Loads the sources in the place of the bundle. */
    isDevelopment: boolean;
    /** Limits of the fields of its forms. */
    fieldLimits: Record<string, LimitsByField>;
  },
): string | null {
  const entry = isDevelopment ? SOURCES : builtEntry();
  if (!entry) return null;
  const head = h(
    'head',
    null,
    h('meta', { charSet: 'utf-8' }),
    h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    h('meta', { name: 'robots', content: 'none' }),
    h('meta', { name: 'style-nonce', content: nonce }),
    // Vite adds style sheets as elements, which the policy allows by the same nonce.
    isDevelopment ? h('meta', { property: 'csp-nonce', nonce }) : null,
    h('meta', { name: 'house-currency', content: design.parsers.currency }),
    h('meta', { name: 'field-limits', content: JSON.stringify(fieldLimits) }),
    h('title', null, siteName),
    ...entry.sheets.map((file) => h('link', { key: file, rel: 'stylesheet', href: BASE + file })),
    ...entry.scripts.map((file) => h('script', { key: file, type: 'module', src: BASE + file })),
  );
  const body = h('body', null, h('div', { id: 'root' }));
  return `<!DOCTYPE html>${renderToStaticMarkup(h('html', { lang: language }, head, body))}`;
}

let known: Entry | null = null;

function builtEntry(): Entry | null {
  try {
    known ??= readEntry();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  return known;
}

function readEntry(): Entry | null {
  const chunks = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Record<string, Chunk>;
  const main = Object.values(chunks).find(({ isEntry }) => isEntry);
  return main ? { scripts: [main.file], sheets: main.css ?? [] } : null;
}
