import type { Localized } from '#lib/localized.ts';
import { HEAD } from './archive-format.ts';
import type { ImportFault } from './import-archive.server.ts';
import { tableWords } from './table-words.ts';

const MAX_SHOWN = 60;
const MAX_NAMED = 6;

/** Reason nothing was imported, as a sentence. */
export function faultSentence(fault: ImportFault): Localized {
  switch (fault.code) {
    case 'NO_ARCHIVE':
      return {
        de: `Das ist kein Archiv eines Hauses: Es ist kein ausgepacktes tar, das mit ${HEAD} beginnt.`,
        en: `This isn’t a site archive: it has to be an uncompressed tar file starting with ${HEAD}.`,
      };
    case 'OTHER_VERSION':
      return {
        de: 'Das Archiv kommt von einer anderen Version dieser Software. Bring beide Häuser auf dieselbe und nimm es noch einmal heraus.',
        en: 'The archive comes from a different version of this software. Update both sites to the same version and export it again.',
      };
    case 'DAMAGED':
      return fault.entry === undefined
        ? {
            de: 'Das Archiv ist beschädigt oder hört mittendrin auf.',
            en: 'The archive is damaged or incomplete.',
          }
        : {
            de: `Das Archiv ist beschädigt: ${quoted(fault.entry).de} ist nicht mehr, was hineingelegt wurde.`,
            en: `The archive is damaged: ${quoted(fault.entry).en} has changed since it was exported.`,
          };
    case 'UNKNOWN_ENTRY':
      return {
        de: `Im Archiv liegt etwas, das nicht hineingehört: ${quoted(fault.entry).de}.`,
        en: `The archive contains something that doesn’t belong there: ${quoted(fault.entry).en}.`,
      };
    case 'BAD_VALUE': {
      const place = placeOf(fault);
      return {
        de: `${place.de} steht etwas, das dort nicht stehen kann.`,
        en: `${place.en} contains something that isn’t allowed there.`,
      };
    }
    case 'TOO_LONG': {
      const place = placeOf(fault);
      return {
        de: `${place.de} steht ein Text mit mehr als ${fault.most} Zeichen.`,
        en: `${place.en} contains a text of more than ${fault.most} characters.`,
      };
    }
    case 'BROKEN_REFERENCE':
      return about(fault.table, 'Etwas davon gehört zu etwas, das nicht im Archiv ist', {
        en: 'one of them belongs to something that isn’t in the archive',
      });
    case 'TAKEN_TWICE':
      return about(fault.table, 'Zweimal steht da, was es nur einmal geben kann', {
        en: 'something that can only exist once appears twice',
      });
    case 'REFUSED_ROW':
      return about(fault.table, 'Die Datenbank nimmt eine Zeile nicht an', {
        en: 'the database rejects a row',
      });
    case 'AGAINST_THE_RULES':
      return about(
        fault.table,
        `Nummer ${fault.id} hat in »${fault.field}« etwas, das kein Formular annimmt`,
        {
          en: `number ${fault.id} has something in “${fault.field}” that no form accepts`,
        },
      );
    case 'BAD_CONTENT':
      return about(fault.table, `Nummer ${fault.id} ist nicht aus Bausteinen gemacht`, {
        en: `number ${fault.id} isn’t made of modules`,
      });
    case 'FILE_LEFT_OUT':
      return {
        de: `Im Archiv fehlt die Datei ${quoted(fault.file).de}.`,
        en: `The file ${quoted(fault.file).en} is missing from the archive.`,
      };
    case 'NOT_EMPTY':
      return notEmpty(fault.there);
    case 'PAGES_WRITTEN':
      return {
        de: 'Dieses Haus ist nicht leer: Jemand hat schon an seinen Seiten geschrieben.',
        en: 'This site isn’t empty: someone has already written pages.',
      };
  }
}

function notEmpty(there: readonly { table: string; count: number }[]): Localized {
  const named = (language: 'de' | 'en') =>
    there
      .slice(0, MAX_NAMED)
      .map(({ table, count }) => `${count} ${tableWords(table)[language]}`)
      .join(', ');
  const more = there.length > MAX_NAMED ? ', …' : '';
  return {
    de: `Dieses Haus ist nicht leer: ${named('de')}${more}. Ein Archiv kommt nur in ein leeres.`,
    en: `This site isn’t empty: ${named('en')}${more}. You can only import an archive into an empty one.`,
  };
}

function about(table: string, german: string, { en }: { en: string }): Localized {
  const words = tableWords(table);
  return { de: `${words.de}: ${german}.`, en: `${capital(words.en ?? table)}: ${en}.` };
}

function placeOf({ table, line, column }: { table: string; line: number; column?: string }): Localized {
  const words = tableWords(table);
  const field =
    column === undefined ? { de: '', en: '' } : { de: `, Feld »${column}«,`, en: `, field “${column}”,` };
  return {
    de: `${words.de}: In Zeile ${line}${field.de}`,
    en: `${capital(words.en ?? table)}: line ${line}${field.en}`,
  };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function quoted(text: string): Localized {
  // Names of a hostile archive may hold anything: control characters are stripped.
  const letters = [...text.slice(0, 4 * MAX_SHOWN).replace(/\p{C}/gu, '�')];
  const shown = letters.length > MAX_SHOWN ? `${letters.slice(0, MAX_SHOWN).join('')}…` : letters.join('');
  return { de: `»${shown}«`, en: `“${shown}”` };
}
