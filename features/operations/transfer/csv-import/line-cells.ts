import { reason } from '#lib/field-problem.ts';
import { foldedText } from '#lib/folded-text.ts';
import type { Fault, FaultKind } from './fault.ts';
import type { TableLine } from './read-table.ts';

/** Something stored that a cell can name. */
export interface Named {
  id: number;
  slug: string;
  names: readonly (string | null)[];
}

/** Entities by name; each name is folded once, however many lines contain it. */
export class Names<T extends Named> {
  readonly #bySlug = new Map<string, T>();
  readonly #byName = new Map<string, Set<T>>();

  constructor(all: readonly T[]) {
    for (const one of all) {
      this.#bySlug.set(one.slug, one);
      for (const name of one.names) {
        if (name === null) continue;
        const called = this.#byName.get(folded(name)) ?? new Set();
        this.#byName.set(folded(name), called.add(one));
      }
    }
  }

  /** By its part of the address, which is one's alone, or by a name, which may be that of several. */
  called(text: string): T[] {
    const one = this.#bySlug.get(text);
    return one ? [one] : [...(this.#byName.get(folded(text)) ?? [])];
  }
}

/** Words accepted in a cell, in both languages, by their meaning. */
export type Meanings<T extends string> = Record<T, readonly string[]>;

const INTEGER = /^\d{1,9}$/;
const SEVERAL = '|';
const MAX_PARTS = 50;

/** Reads the cells of a line one by one, and collects their errors. */
export class LineCells {
  readonly faults: Fault[] = [];
  readonly #line: TableLine;

  constructor(line: TableLine) {
    this.#line = line;
  }

  /** Returns the text of a cell; `null` for an empty one. */
  text(column: string): string | null {
    return this.#line.cells.get(column) ?? null;
  }

  /** The same where it must say something. */
  required(column: string): string | null {
    const text = this.text(column);
    if (text === null) this.refuse(column, reason('required'));
    return text;
  }

  /** One word of several, in whatever language. */
  meaning<T extends string>(column: string, meanings: Meanings<T>): T | null {
    const text = this.text(column);
    return text === null ? null : this.#meant(column, meanings, text, { code: 'NOT_FOUND', text });
  }

  /** Words of several. */
  meanings<T extends string>(column: string, meanings: Meanings<T>): (T | null)[] {
    return this.parts(column).map((text) => this.#meant(column, meanings, text, { code: 'NOT_FOUND', text }));
  }

  /** Nothing counts as no. */
  yes(column: string, meanings: Meanings<'yes' | 'no'>): boolean {
    const text = this.text(column);
    return text !== null && this.#meant(column, meanings, text, { code: 'NO_ANSWER' }) === 'yes';
  }

  #meant<T extends string>(column: string, meanings: Meanings<T>, text: string, fault: FaultKind): T | null {
    const said = folded(text);
    const found = Object.entries<readonly string[]>(meanings).find(([meant, words]) =>
      [meant, ...words].some((word) => folded(word) === said),
    );
    if (found) return found[0] as T;
    this.refuse(column, fault);
    return null;
  }

  number(column: string, { min, max }: { min: number; max: number }): number | null {
    const text = this.text(column);
    if (text === null) return null;
    if (INTEGER.test(text) && Number(text) >= min && Number(text) <= max) return Number(text);
    this.refuse(column, reason('out_of_range', { minimum: min, maximum: max }));
    return null;
  }

  /** Finds the entry with the cell's text as its name in any language or as its slug. */
  named<T extends Named>(column: string, names: Names<T>, text = this.text(column)): T | null {
    if (text === null) return null;
    const [found, ...others] = names.called(text);
    if (!found) this.refuse(column, { code: 'NOT_FOUND', text });
    else if (others.length > 0)
      this.refuse(column, { code: 'SEVERAL', slugs: [found, ...others].map(({ slug }) => slug) });
    else return found;
    return null;
  }

  /** The items of a cell that lists several. */
  parts(column: string): string[] {
    const parts = (this.text(column) ?? '').split(SEVERAL).map((part) => part.trim());
    const said = [...new Set(parts.filter((part) => part !== ''))];
    if (said.length <= MAX_PARTS) return said;
    this.refuse(column, reason('too_many', { maximum: MAX_PARTS }));
    return [];
  }

  refuse(column: string | null, fault: FaultKind): void {
    this.faults.push({ ...fault, at: this.#line.number, column });
  }
}

const folded = (text: string) => foldedText(text).replace(/\s+/g, ' ');
