import type { Language } from '#lib/localized.ts';

/** A part of a letter. In texts a line break is one; `language` where it is not that of the letter. */
export type LetterBlock =
  | { kind: 'text'; text: string; language?: Language }
  /** What is read first: an event, when, and what of it. */
  | { kind: 'card'; title: string; facts: string[]; rows: [what: string, amount: string][] }
  | { kind: 'sum'; name: string; amount: string; notes: string[] }
  /** What somebody wrote, under what it was asked by. */
  | { kind: 'answer'; label: string; answer: string }
  /** Where it goes on. Where there is an intro, the address stands right below it in the plain text. */
  | { kind: 'link'; intro?: string; label: string; href: string; isMain: boolean; language?: Language };

/** A letter of the house as data: both parts of its email are made of it (docs/product/checkout.md#emails). */
export interface Letter {
  language: Language;
  /** Without the name of the site. */
  heading: string;
  subject: string;
  blocks: LetterBlock[];
  /** Who writes; below it in the HTML where they are, a line each. */
  site: string;
  address?: readonly string[];
}

/** The plain part: paragraphs with an empty line between them. */
export function letterText({ blocks }: Letter): string {
  return `${blocks.map(plain).join('\n\n')}\n`;
}

function plain(block: LetterBlock): string {
  switch (block.kind) {
    case 'text':
      return block.text;
    case 'card':
      return [block.title, ...block.facts, ...block.rows.map((row) => row.join(': '))].join('\n');
    case 'sum':
      return [`${block.name}: ${block.amount}`, ...block.notes].join('\n');
    case 'answer':
      return `${block.label}\n${block.answer}`;
    case 'link':
      return block.intro === undefined ? block.href : `${block.intro}\n${block.href}`;
  }
}
