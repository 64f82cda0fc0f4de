import type { Language } from '#lib/localized.ts';
import { type Column, FILE_BYTES, MAX_LINES } from './columns.ts';
import type { Fault } from './fault.ts';

const MAX_SHOWN = 40;
const KILOBYTE = 1000;

/** Returns a fault as a sentence, with its location in terms that readers of the file know. */
export function faultResponse(fault: Fault, columns: readonly Column[], language: Language) {
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
      return { de: `»${text}« gibt es nicht.`, en: `“${text}” doesn’t exist.` };
    }
    case 'SEVERAL': {
      const slugs = fault.slugs.slice(0, 5).join(', ');
      return {
        de: `So heißen mehrere. Nimm den Teil der Adresse: ${slugs}.`,
        en: `Several have that name. Use the part of the address instead: ${slugs}.`,
      };
    }
    case 'NUMBER':
      return {
        de: `Hier gehört eine ganze Zahl von ${fault.min} bis ${fault.max} hin.`,
        en: `Enter a whole number from ${fault.min} to ${fault.max}.`,
      };
    case 'TOO_LONG':
      return {
        de: `Das ist zu lang: ${fault.most} Zeichen gehen.`,
        en: `Too long: at most ${fault.most} characters.`,
      };
    case 'TOO_MANY':
      return { de: `Das sind zu viele: ${fault.most} gehen.`, en: `Too many values: at most ${fault.most}.` };
    case 'TWICE_IN_FILE':
      return { de: `Das steht schon in Zeile ${fault.line}.`, en: `Same as line ${fault.line}.` };
    case 'UNKNOWN_COLUMN': {
      const known = (language: Language) => columns.map(({ label }) => label[language]).join(' · ');
      return {
        de: `Diese Spalte gibt es hier nicht. Es gibt: ${known('de')}.`,
        en: `No column has that name. The columns are: ${known('en')}.`,
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
  NO_LINES: { de: 'Unter den Überschriften steht nichts.', en: 'There are no rows below the headings.' },
  TOO_MANY_LINES: {
    de: `Das sind mehr als ${MAX_LINES} Zeilen. Teil die Datei auf.`,
    en: `More than ${MAX_LINES} lines. Split the file.`,
  },
  QUOTE: {
    de: 'Hier stimmt ein Anführungszeichen nicht: In einer Zelle wird es doppelt geschrieben, und die Zelle steht dann selbst in Anführungszeichen.',
    en: 'Quotation marks don’t match. Inside a cell, double them and put the whole cell in quotation marks.',
  },
  TOO_MANY_CELLS: {
    de: 'Hier steht etwas hinter der letzten Spalte oder unter keiner Überschrift.',
    en: 'There’s text after the last column, or in a column with no heading.',
  },
  NO_TEXT: {
    de: 'Hier sind Zeichen kaputt. Speichere die Datei als UTF-8.',
    en: 'Some characters are garbled. Save the file as UTF-8.',
  },
  MISSING_COLUMN: { de: 'Diese Spalte fehlt.', en: 'This column is missing.' },
  COLUMN_TWICE: { de: 'Diese Spalte gibt es zweimal.', en: 'This column appears twice.' },
  MISSING: { de: 'Hier fehlt etwas.', en: 'Something is missing here.' },
  IS_THERE: { de: 'Das gibt es schon.', en: 'That already exists.' },
  PERSON_IS_THERE: {
    de: 'Jemand mit diesem Namen ist schon da. Ist es ein anderer Mensch, gib ihm einen eigenen Teil der Adresse.',
    en: 'Someone with this name already exists. If this is a different person, give them their own part of the address.',
  },
  NO_LENGTH: {
    de: 'Die Produktion sagt nicht, wie lange sie dauert. Schreib das Ende dazu.',
    en: 'The production has no length. Enter an end.',
  },
  NO_ANSWER: { de: 'Hier gehört ja oder nein hin.', en: 'Enter yes or no.' },
  NO_MOMENT: {
    de: 'Das ist kein Zeitpunkt. Schreib ihn so: 24.12.2026 15:00.',
    en: 'That isn’t a date and time. Enter it like this: 24.12.2026 15:00.',
  },
  NO_SUCH_DAY: { de: 'Diesen Tag gibt es nicht.', en: 'That date doesn’t exist.' },
  NO_SUCH_TIME: {
    de: 'Diese Uhrzeit gibt es an dem Tag nicht: Die Uhren werden umgestellt.',
    en: 'That time doesn’t exist on that date, because the clocks change.',
  },
  TIME_TWICE: {
    de: 'Diese Uhrzeit kommt an dem Tag zweimal. Schreib Sommerzeit oder Winterzeit dahinter.',
    en: 'That time occurs twice on that date, because the clocks change. Add summer time or winter time.',
  },
};

/** Messages for refusals by the rules of resources, in the order in which they are matched. */
const REFUSALS: [says: RegExp, de: string, en: string][] = [
  [/^belongs to another/, 'Das gibt es schon.', 'That already exists.'],
  [
    /begin with https/,
    'Das ist weder ein Pfad noch eine Adresse mit https://.',
    'Enter a path or an address starting with https://.',
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
    : { de: 'Das passt hier nicht.', en: 'That isn’t allowed here.' };
}

function shortened(text: string): string {
  const letters = [...text.slice(0, 2 * MAX_SHOWN)];
  return letters.length > MAX_SHOWN ? `${letters.slice(0, MAX_SHOWN).join('')}…` : text;
}
