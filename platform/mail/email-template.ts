import type { Language } from '#lib/localized.ts';

/** A block of an email. Line breaks in texts are preserved; `language` where it differs from that of the email. */
export type EmailBlock =
  | { kind: 'text'; text: string; language?: Language }
  /** Card read first: an event, its date and time, and the items booked. */
  | { kind: 'card'; title: string; facts: string[]; rows: [what: string, amount: string][] }
  | { kind: 'sum'; name: string; amount: string; notes: string[] }
  /** Customer's answer, under the question it was given to. */
  | { kind: 'answer'; label: string; answer: string }
  /** Link to the next step. After an intro, the address follows on the next line of the plain text. */
  | { kind: 'link'; intro?: string; label: string; href: string; isMain: boolean; language?: Language };

/** An email of the venue as data: rendered as plain text and as HTML (docs/product/checkout.md#emails). */
export interface EmailTemplate {
  language: Language;
  /** Without the name of the site. */
  heading: string;
  subject: string;
  blocks: EmailBlock[];
  /** Sender; its address lines follow below it in the HTML where there are any, a line each. */
  site: string;
  address?: readonly string[];
}

/** The plain part: paragraphs with an empty line between them. */
export function emailText({ blocks }: EmailTemplate): string {
  return `${blocks.map(plain).join('\n\n')}\n`;
}

function plain(block: EmailBlock): string {
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
