import { isValidElement, type ReactNode } from 'react';

/** Everything a document is made of. */
export interface DocumentInput {
  url: string;
  /** What the router hands over: all that the loaders returned, and the router's own settings. */
  handoff: readonly string[];
  head: object;
  staticParts: ReadonlyMap<string, ReactNode>;
}

export interface RenderedDocument {
  body: Uint8Array<ArrayBuffer>;
  /** CSP sources of its inline scripts. */
  scriptSources: readonly string[];
  /** Whether all of it was rendered; what was left to a browser is tried again the next time. */
  isWhole: boolean;
}

/** Memory for documents and what they were made of: about sixty calendars. */
const BYTES_AT_MOST = 8 * 1024 * 1024;

/**
 * Documents as they were rendered last, one for each address. A page whose time is over, or that is made for one person, is
 * most often made of the very same again: then its elements need not be rendered a second time. Rendering depends on its
 * input alone, so nothing has to be dropped when something changes.
 */
export class KeptDocuments {
  readonly #kept = new Map<string, RenderedDocument & { input: string; bytes: number }>();
  readonly #bytesAtMost: number;
  #bytes = 0;

  constructor(bytesAtMost = BYTES_AT_MOST) {
    this.#bytesAtMost = bytesAtMost;
  }

  /** Memory the documents take. */
  get bytes(): number {
    return this.#bytes;
  }

  /** The document for this input: that of the last time where it was made of the same, else what `render` gives. */
  async render(input: DocumentInput, render: () => Promise<RenderedDocument>): Promise<RenderedDocument> {
    const text = textOf(input);
    const last = this.#kept.get(input.url);
    if (text !== null && last?.input === text) {
      this.#remember(input.url, last);
      return last;
    }
    const rendered = await render();
    if (text !== null && rendered.isWhole)
      this.#remember(input.url, { ...rendered, input: text, bytes: 2 * text.length + rendered.body.length });
    return rendered;
  }

  #remember(url: string, document: RenderedDocument & { input: string; bytes: number }): void {
    this.#forget(url);
    if (document.bytes > this.#bytesAtMost) return;
    this.#kept.set(url, document);
    this.#bytes += document.bytes;
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.#bytesAtMost) return;
      this.#forget(oldest);
    }
  }

  #forget(url: string): void {
    this.#bytes -= this.#kept.get(url)?.bytes ?? 0;
    this.#kept.delete(url);
  }
}

/** The input as one text; `null` where a part of it cannot be compared. */
function textOf({ handoff, head, staticParts }: DocumentInput): string | null {
  const parts = [...staticParts].flatMap(([name, part]) => [name, textOfPart(part)]);
  return parts.includes(null) ? null : [...handoff, JSON.stringify(head), ...parts].join('\n');
}

/** A part is HTML, or one component over plain data, which say all that it depends on; `null` for others. */
function textOfPart(part: ReactNode): string | null {
  if (typeof part === 'string') return part;
  if (!isValidElement(part) || typeof part.type !== 'function') return null;
  let isPlain = true;
  const data = JSON.stringify(part.props, (_, value: unknown) => {
    isPlain &&= typeof value !== 'function' && typeof value !== 'symbol' && !isValidElement(value);
    return value;
  });
  return isPlain ? `${part.type.name} ${data}` : null;
}
