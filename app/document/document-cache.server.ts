import type { ReactNode } from 'react';
import { BytesBoundMap } from '#lib/bytes-bound-map.ts';
import { nodeText } from './component-text.server.ts';

/** Everything a document is made of. */
export interface DocumentInput {
  url: string;
  /** Handoff of the router: all data the loaders returned, and the router's own settings. */
  handoff: readonly string[];
  head: object;
  staticParts: ReadonlyMap<string, ReactNode>;
}

export interface RenderedDocument {
  body: Uint8Array<ArrayBuffer>;
  /** CSP sources of its inline scripts. */
  scriptSources: readonly string[];
  /** True if all of it was rendered; parts left to a browser are tried again the next time. */
  isWhole: boolean;
}

/** Memory for documents and what they were made of: about sixty calendars. */
const MAX_BYTES = 8 * 1024 * 1024;
/** The same for addresses that were asked for once: about two thousand. */
const BYTES_OF_ADDRESSES = 256 * 1024;

/**
 * Documents as they were rendered last, one for each address. A page whose time is over, or that is made for one person, is
 * most often made of the very same again: then its elements need not be rendered a second time. Rendering depends on its
 * input alone, so nothing has to be dropped when something changes. An address that is asked for once is not worth it.
 */
export class DocumentCache {
  readonly #cached: BytesBoundMap<RenderedDocument & { input: string }>;
  readonly #asked = new BytesBoundMap<true>(BYTES_OF_ADDRESSES);

  constructor(bytesAtMost = MAX_BYTES) {
    this.#cached = new BytesBoundMap(bytesAtMost);
  }

  /** Memory the documents take. */
  get bytes(): number {
    return this.#cached.bytes;
  }

  /** The document for this input: that of the last time where it was made of the same, else what `render` gives. */
  async render(input: DocumentInput, render: () => Promise<RenderedDocument>): Promise<RenderedDocument> {
    if (!this.#asked.get(input.url)) {
      this.#asked.set(input.url, true, 0);
      return render();
    }
    const text = textOf(input);
    const last = this.#cached.get(input.url);
    if (text !== null && last?.input === text) return last;
    const rendered = await render();
    if (text !== null && rendered.isWhole)
      this.#cached.set(input.url, { ...rendered, input: text }, 2 * text.length + rendered.body.length);
    return rendered;
  }
}

/** The input as one text; `null` where a part of it cannot be compared. */
function textOf({ handoff, head, staticParts }: DocumentInput): string | null {
  const parts = [...staticParts].flatMap(([name, part]) => [name, nodeText(part)]);
  return parts.includes(null) ? null : [...handoff, JSON.stringify(head), ...parts].join('\n');
}
