import { type Letter, letterText } from './letter.ts';
import { letterHtml } from './letter-html.ts';

/** Renders an email: both parts say the same. */
export function letterEmail(letter: Letter): { subject: string; text: string; html: string } {
  return {
    subject: `${letter.site}: ${letter.subject}`,
    text: letterText(letter),
    html: letterHtml(letter),
  };
}
