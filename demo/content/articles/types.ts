import type { MotifName } from '#features/core/artwork/index.ts';
import type { ModuleNode } from '#features/core/documents/index.ts';
import type { Localized } from '#lib/localized.ts';
import { headline, module, text } from '../pages/types.ts';

/** An article of the demo venue. */
export interface DemoArticle {
  slug: string;
  category: 'hoeren' | 'sehen' | 'bauen' | 'fragen' | 'leute' | 'schule';
  medium: 'text' | 'audio' | 'video' | 'build';
  minutes: number;
  /** How long ago it came out. */
  daysAgo: number;
  motif: MotifName;
  tags: string[];
  /** Slugs of the ensemble, or names. */
  authors: ({ person: string } | { name: string })[];
  productions?: string[];
  related?: string[];
  title: Localized;
  lead: Localized;
  modules: ModuleNode[];
}

/** Paragraphs in both languages; ids are names of the article's own. */
export const words = (id: string, de: string[], en: string[]): ModuleNode =>
  text(id, paragraphs(de), paragraphs(en));

const paragraphs = (all: string[]): string => all.map((each) => `<p>${each}</p>`).join('');

/** Returns a text module that lists steps to be done one after the other. */
export const steps = (id: string, de: string[], en: string[]): ModuleNode =>
  text(id, ordered(de), ordered(en));

const ordered = (all: string[]): string =>
  `<ol>${all.map((each) => `<li><p>${each}</p></li>`).join('')}</ol>`;

export const heading = headline;

export const said = (
  id: string,
  de: { content: string; author: string },
  en: { content: string; author: string },
): ModuleNode => module('quote', id, { de, en });
