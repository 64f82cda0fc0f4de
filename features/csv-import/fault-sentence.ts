import type { Language } from '#lib/localized.ts';
import { type Column, FILE_BYTES, LINES_AT_MOST } from './columns.ts';
import type { Fault } from './fault.ts';

const SHOWN_AT_MOST = 40;
const KILOBYTE = 1000;

/** What is wrong, as a sentence; and where, as the file's readers call it. */
export function faultAnswer(fault: Fault, columns: readonly Column[], language: Language) {
  const column = columns.find(({ field }) => field === fault.column);
  return {
    line: fault.at,
    column: column ? column.label[language] : fault.column && shortened(fault.column),
    message: faultSentence(fault, columns)[language],
  };
}

function faultSentence(fault: Fault, columns: readonly Column[]): Record<Language, string> {
  switch (fault.code) {
    case 'NOT_FOUND': {
      const text = shortened(fault.text);
      return { de: `»${text}« gibt es nicht.`, en: `There is no “${text}”.` };
    }
    case 'SEVERAL': {
      const slugs = fault.slugs.slice(0, 5).join(', ');
      return {
        de: `So heißen mehrere. Nimm den Teil der Adresse: ${slugs}.`,
        en: `Several are called so. Use the part of the address: ${slugs}.`,
      };
    }
    case 'NUMBER':
      return {
        de: `Hier gehört eine ganze Zahl von ${fault.min} bis ${fault.max} hin.`,
        en: `A whole number from ${fault.min} to ${fault.max} belongs here.`,
      };
    case 'TOO_LONG':
      return {
        de: `Das ist zu lang: ${fault.most} Zeichen gehen.`,
        en: `That is too long: ${fault.most} letters fit.`,
      };
    case 'TOO_MANY':
      return { de: `Das sind zu viele: ${fault.most} gehen.`, en: `These are too many: ${fault.most} fit.` };
    case 'TWICE_IN_FILE':
      return { de: `Das steht schon in Zeile ${fault.line}.`, en: `Line ${fault.line} says so already.` };
    case 'UNKNOWN_COLUMN': {
      const known = (language: Language) => columns.map(({ label }) => label[language]).join(' · ');
      return {
        de: `Diese Spalte gibt es hier nicht. Es gibt: ${known('de')}.`,
        en: `There is no such column here. There are: ${known('en')}.`,
      };
    }
    case 'REFUSED':
      return refusalSentence(fault.message);
    default:
      return SENTENCES[fault.code];
  }
}

type Plain = Exclude<
  Fault['code'],
  | 'NOT_FOUND'
  | 'SEVERAL'
  | 'NUMBER'
  | 'TOO_LONG'
  | 'TOO_MANY'
  | 'TWICE_IN_FILE'
  | 'UNKNOWN_COLUMN'
  | 'REFUSED'
>;

const SENTENCES: Record<Plain, Record<Language, string>> = {
  EMPTY: { de: 'Die Datei ist leer.', en: 'The file is empty.' },
  TOO_LARGE: {
    de: `Die Datei ist größer als ${FILE_BYTES / KILOBYTE} KB. Teil sie auf.`,
    en: `The file is larger than ${FILE_BYTES / KILOBYTE} KB. Split it.`,
  },
  NO_LINES: { de: 'Unter den Überschriften steht nichts.', en: 'There is nothing below the headings.' },
  TOO_MANY_LINES: {
    de: `Das sind mehr als ${LINES_AT_MOST} Zeilen. Teil die Datei auf.`,
    en: `These are more than ${LINES_AT_MOST} lines. Split the file.`,
  },
  QUOTE: {
    de: 'Hier stimmt ein Anführungszeichen nicht: In einer Zelle wird es doppelt geschrieben, und die Zelle steht dann selbst in Anführungszeichen.',
    en: 'A quotation mark is wrong here: within a cell it is written twice, and the cell stands in quotation marks itself.',
  },
  TOO_MANY_CELLS: {
    de: 'Hier steht etwas hinter der letzten Spalte oder unter keiner Überschrift.',
    en: 'Something stands behind the last column or below no heading.',
  },
  NO_TEXT: {
    de: 'Hier sind Zeichen kaputt. Speichere die Datei als UTF-8.',
    en: 'Letters are broken here. Save the file as UTF-8.',
  },
  MISSING_COLUMN: { de: 'Diese Spalte fehlt.', en: 'This column is missing.' },
  COLUMN_TWICE: { de: 'Diese Spalte gibt es zweimal.', en: 'This column is there twice.' },
  MISSING: { de: 'Hier fehlt etwas.', en: 'Something is missing here.' },
  IS_THERE: { de: 'Das gibt es schon.', en: 'That is there already.' },
  PERSON_IS_THERE: {
    de: 'Jemand mit diesem Namen ist schon da. Ist es ein anderer Mensch, gib ihm einen eigenen Teil der Adresse.',
    en: 'Somebody of this name is there already. If it is somebody else, give them a part of the address of their own.',
  },
  NO_LENGTH: {
    de: 'Die Produktion sagt nicht, wie lange sie dauert. Schreib das Ende dazu.',
    en: 'The production does not say how long it takes. Say when it ends.',
  },
  NO_ANSWER: { de: 'Hier gehört ja oder nein hin.', en: 'Yes or no belongs here.' },
  NO_MOMENT: {
    de: 'Das ist kein Zeitpunkt. Schreib ihn so: 24.12.2026 15:00.',
    en: 'That is no moment. Write it like this: 24.12.2026 15:00.',
  },
  NO_SUCH_DAY: { de: 'Diesen Tag gibt es nicht.', en: 'There is no such day.' },
  NO_SUCH_TIME: {
    de: 'Diese Uhrzeit gibt es an dem Tag nicht: Die Uhren werden umgestellt.',
    en: 'There is no such time on that day: the clocks are changed.',
  },
  TIME_TWICE: {
    de: 'Diese Uhrzeit kommt an dem Tag zweimal. Schreib Sommerzeit oder Winterzeit dahinter.',
    en: 'This time comes twice on that day. Write summer time or winter time behind it.',
  },
};

/** What the rules of resources say, in the order in which it is looked for. */
const REFUSALS: [says: RegExp, de: string, en: string][] = [
  [/^belongs to another/, 'Das gibt es schon.', 'That is there already.'],
  [
    /begin with https/,
    'Das ist weder ein Pfad noch eine Adresse mit https://.',
    'That is neither a path nor an address with https://.',
  ],
  [/path of this site/, 'Das ist kein Pfad dieser Website.', 'That is no path of this site.'],
  [/be another one/, 'Das führt auf sich selbst.', 'That leads to itself.'],
  [/lead back/, 'Das führt im Kreis.', 'That leads in a circle.'],
  [
    /lead on itself/,
    'Von dort wird schon weitergeleitet. Nimm gleich das Ziel davon.',
    'From there it is led on already. Use where that leads.',
  ],
  [/later than date_start/, 'Das Ende liegt nicht nach dem Beginn.', 'It does not end after it begins.'],
  [
    /below age_from/,
    'Das liegt unter dem Alter, ab dem es beginnt.',
    'That is below the age it begins with.',
  ],
  [/between 1900 and 2199/, 'Das Jahr stimmt nicht.', 'That year cannot be right.'],
  [
    /lower case letters/,
    'Nur kleine Buchstaben, Ziffern und einzelne Striche.',
    'Lower case letters, digits and single dashes only.',
  ],
  [/have words in it/, 'Hier fehlt noch der Text.', 'The text is missing.'],
  [
    /same moment/,
    'Gerade hat jemand anderes etwas geändert. Versuch es noch einmal.',
    'Somebody else has changed something just now. Try again.',
  ],
];

function refusalSentence(message: string): Record<Language, string> {
  const known = REFUSALS.find(([says]) => says.test(message));
  return known
    ? { de: known[1], en: known[2] }
    : { de: 'Das passt hier nicht.', en: 'That does not fit here.' };
}

function shortened(text: string): string {
  const letters = [...text.slice(0, 2 * SHOWN_AT_MOST)];
  return letters.length > SHOWN_AT_MOST ? `${letters.slice(0, SHOWN_AT_MOST).join('')}…` : text;
}
