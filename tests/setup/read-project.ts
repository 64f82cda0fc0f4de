import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The project's folder. */
export const ROOT = path.resolve(import.meta.dirname, '../..');

export interface ProjectFile {
  /** From the project's folder on, with slashes. */
  name: string;
  text: string;
}

const CODE =
  '{app,bench,demo,features,lib,migrations,platform,scripts,server,tests,ui,vite}/**/*.{ts,tsx,mjs,mts,css}';
const DOCUMENTS = ['*.md', 'docs/**/*.md'];

export const codeFiles = (): ProjectFile[] => read([CODE, '*.ts']);
export const documents = (): ProjectFile[] => read(DOCUMENTS);

/** Files matching a pattern, in order; build output is excluded. */
export function read(patterns: string | string[]): ProjectFile[] {
  return globSync(patterns, { cwd: ROOT })
    .toSorted()
    .map((name) => ({
      name: name.replaceAll('\\', '/'),
      text: readFileSync(path.join(ROOT, name), 'utf8'),
    }));
}

/** The anchors of a document's headings, as readers of Markdown make them. */
export function anchorsOf(markdown: string): string[] {
  return [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}
