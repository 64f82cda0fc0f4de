import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { LANGUAGES, type Language } from '#lib/localized.ts';

/** Texts of a static page in one language. */
export interface PageWords {
  title: string;
  text: string;
}

/** Served unchanged; the build copies them. */
const FOLDER = process.env.NODE_ENV === 'production' ? 'build/client/html' : 'public/html';

const read = new Map<number, Partial<Record<Language, PageWords>>>();

/**
 * The words of `/html/{status}.html` in a language: the first heading and the first paragraph of the section with that
 * `lang`. `null` where there is no such page or it says nothing in this language. Each page is read once.
 */
export function staticPageWords(status: number, language: Language): PageWords | null {
  const known = read.get(status) ?? pageWords(fileOf(status));
  read.set(status, known);
  return known[language] ?? null;
}

/** The words of a static page in each language it has a section for. */
export function pageWords(html: string): Partial<Record<Language, PageWords>> {
  const sections = DomUtils.getElementsByTagName('section', parseDocument(html));
  const words = LANGUAGES.flatMap((language) => {
    const section = sections.find(({ attribs }) => attribs.lang === language);
    const title = section && DomUtils.findOne(({ name }) => /^h[1-6]$/.test(name), section.children);
    const text = section && DomUtils.findOne(({ name }) => name === 'p', section.children);
    return title && text ? [[language, { title: plain(title), text: plain(text) }] as const] : [];
  });
  return Object.fromEntries(words);
}

/** A static page whose title, `404 | {site name}`, ends with this name. */
export function titledFor(html: string, siteName: string): string {
  const page = parseDocument(html);
  const title = DomUtils.findOne(({ name }) => name === 'title', page.children);
  const text = title?.children.find((child) => 'data' in child);
  if (text) text.data = [text.data.split(' | ')[0], siteName].join(' | ');
  // Only its title is written again: everything else comes out as it went in.
  return DomUtils.getOuterHTML(page, { encodeEntities: 'utf8' });
}

function plain(element: Parameters<typeof DomUtils.textContent>[0]): string {
  return DomUtils.textContent(element).replace(/\s+/g, ' ').trim();
}

function fileOf(status: number): string {
  try {
    return readFileSync(join(FOLDER, `${status}.html`), 'utf8');
  } catch {
    // Most statuses have no specific page.
    return '';
  }
}
