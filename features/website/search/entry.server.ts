import type { SearchDocument } from '#features/core/resources/index.ts';
import { type Language, type Localized, type ShownText, shown } from '#lib/localized.ts';
import { dayOf, nameOfMonth, weekdayName } from '#lib/venue-time.ts';
import { fold, wordsOf } from './words.ts';

/** Days of a document that can be looked for by their names. */
const MAX_DAYS = 60;

/** A document in one language, ready to be indexed and shown. */
export interface Entry extends Pick<SearchDocument, 'id' | 'kind' | 'art' | 'dates' | 'facts' | 'partOf'> {
  path: string;
  title: ShownText;
  label: ShownText | null;
  summary: ShownText;
  /** Fields read by the index only. */
  keywords: string;
  when: string;
  body: string;
  foldedTitle: string;
}

/** Returns the index entry of a document in a language, with its address at `path`. */
export function toEntry(document: SearchDocument, language: Language, path: string): Entry {
  const { id, kind, art, dates, facts, partOf, label } = document;
  const text = (value: Localized) => shown(value, language).text;
  const title = shown(document.title, language);
  return {
    id,
    kind,
    art,
    dates,
    facts,
    ...(partOf === undefined ? {} : { partOf }),
    path,
    title: { ...title, text: title.text.replaceAll('\u00ad', '') },
    label: label && shown(label, language),
    summary: shown(document.summary, language),
    keywords: [...(label ? [label] : []), ...document.keywords].map(text).join(' '),
    when: whenWords(dates, language),
    body: document.body.map((one) => withoutTags(text(one))).join(' '),
    foldedTitle: wordsOf(title.text).map(fold).join(' '),
  };
}

/** `Freitag 20 November 11`: how people name a day. */
function whenWords(dates: SearchDocument['dates'], language: Language): string {
  const days = new Set(dates.slice(0, MAX_DAYS).map(({ start }) => dayOf(start)));
  const words = [...days].flatMap((day) => [
    weekdayName(day, language),
    String(Number(day.slice(8))),
    nameOfMonth(day, language),
    day.slice(5, 7),
  ]);
  return [...new Set(words)].join(' ');
}

/** The text of HTML, with a space where a mark was. */
function withoutTags(html: string): string {
  return html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/&[a-z]+;|&#\d+;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
