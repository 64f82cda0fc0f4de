import { createHash } from 'node:crypto';
import type { ReactNode } from 'react';
import type { PageRendering } from '#ui/page-rendering.ts';

/** Shorter texts cost less than the number that would stand for them. */
const WORTH_IT = 40;

/** CSP sources of our inline scripts. They are files of ours, so there are few. */
const hashes = new Map<string, string>();

function hashOf(code: string): string {
  const known = hashes.get(code);
  if (known !== undefined) return known;
  const hash = `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
  hashes.set(code, hash);
  return hash;
}

/** Record of everything the components of one page reported while it was rendered. */
export class RecordedRendering implements PageRendering {
  readonly staticParts: ReadonlyMap<string, ReactNode>;
  readonly cachedHtml: PageRendering['cachedHtml'];
  readonly #scripts = new Set<string>();
  readonly #richTexts = new Map<string, number>();

  /** @param cachedHtml where parts come from that were rendered before; a page of one person has none */
  constructor(
    staticParts: ReadonlyMap<string, ReactNode>,
    cachedHtml: PageRendering['cachedHtml'] = () => null,
  ) {
    this.staticParts = staticParts;
    this.cachedHtml = cachedHtml;
  }

  allowScript(code: string): void {
    this.#scripts.add(hashOf(code));
  }

  numberRichText(html: string): number | undefined {
    if (html.length < WORTH_IT) return undefined;
    const known = this.#richTexts.get(html);
    if (known !== undefined) return known;
    const number = this.#richTexts.size + 1;
    this.#richTexts.set(html, number);
    return number;
  }

  /** The rich texts of the page by their HTML. */
  get richTexts(): ReadonlyMap<string, number> {
    return this.#richTexts;
  }

  /** The CSP sources of the inline scripts the page may run. */
  get scriptSources(): readonly string[] {
    return [...this.#scripts];
  }
}
