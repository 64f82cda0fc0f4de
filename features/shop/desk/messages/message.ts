/** Tickets a message is about: those of one date, or of all dates to come of its production or series. */
export const MESSAGE_SCOPES = ['date', 'production', 'series'] as const;
export type MessageScope = (typeof MESSAGE_SCOPES)[number];

/** Characters of a subject and of a text. */
export const MAX_SUBJECT = 120;
export const MAX_MESSAGE = 4000;

/** Subject and text of a message; without English everybody gets the German. */
export interface MessageTexts {
  subject: { de: string; en: string | null };
  text: { de: string; en: string | null };
}

/** A message as typed. */
export interface TypedMessage {
  subjectDe: string;
  textDe: string;
  subjectEn: string;
  textEn: string;
}
export type MessageField = keyof TypedMessage;

/** Reason a field cannot be sent. */
export type MessageFault = 'missing' | 'other-missing' | 'too-long' | 'unprintable';
export type MessageFaults = Partial<Record<MessageField, MessageFault>>;

/** The fields that cannot be sent as typed. English needs both subject and text, or neither. */
export function messageFaults(typed: TypedMessage): MessageFaults {
  const { subjectDe, textDe, subjectEn, textEn } = trimmed(typed);
  const hasEnglish = subjectEn !== '' || textEn !== '';
  const english = (value: string) => (hasEnglish && value === '' ? 'other-missing' : null);
  const faults = {
    subjectDe: lineFault(subjectDe) ?? (subjectDe === '' ? 'missing' : null),
    textDe: textFault(textDe) ?? (textDe === '' ? 'missing' : null),
    subjectEn: lineFault(subjectEn) ?? english(subjectEn),
    textEn: textFault(textEn) ?? english(textEn),
  } as const;
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== null)) as MessageFaults;
}

/** The texts of a message without faults. */
export function messageTexts(typed: TypedMessage): MessageTexts {
  const { subjectDe, textDe, subjectEn, textEn } = trimmed(typed);
  return {
    subject: { de: subjectDe, en: subjectEn || null },
    text: { de: textDe, en: textEn || null },
  };
}

const trimmed = ({ subjectDe, textDe, subjectEn, textEn }: TypedMessage): TypedMessage => ({
  subjectDe: subjectDe.trim(),
  textDe: textDe.trim(),
  subjectEn: subjectEn.trim(),
  textEn: textEn.trim(),
});

function lineFault(line: string): MessageFault | null {
  if (line.length > MAX_SUBJECT) return 'too-long';
  return /\p{Cc}/u.test(line) ? 'unprintable' : null;
}

function textFault(text: string): MessageFault | null {
  if (text.length > MAX_MESSAGE) return 'too-long';
  return /[^\P{Cc}\n\t]/u.test(text) ? 'unprintable' : null;
}
