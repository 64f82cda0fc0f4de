import type { MessageDescriptor } from '@lingui/core';
import { translate } from '#lib/i18n.ts';
import type { Language } from '#lib/localized.ts';
import { msg } from '#lib/message.ts';
import { HEAD } from './archive-format.ts';
import type { ImportFault } from './import-archive.server.ts';
import { tableWords } from './table-words.ts';

const MAX_SHOWN = 60;
const MAX_NAMED = 6;

/** Why nothing was brought in, as a sentence. */
export const faultSentence = (fault: ImportFault, language: Language): string =>
  translate(sentenceOf(fault, language), language);

function sentenceOf(fault: ImportFault, language: Language): MessageDescriptor {
  switch (fault.code) {
    case 'NO_ARCHIVE':
      return msg`This isn’t a site archive: it has to be an uncompressed tar file starting with ${{ head: HEAD }}.`;
    case 'OTHER_VERSION':
      return msg`The archive comes from a different version of this software. Update both sites to the same version and export it again.`;
    case 'DAMAGED':
      return fault.entry === undefined
        ? msg`The archive is damaged or incomplete.`
        : msg`The archive is damaged: “${{ entry: printable(fault.entry) }}” has changed since it was exported.`;
    case 'UNKNOWN_ENTRY':
      return msg`The archive contains something that doesn’t belong there: “${{ entry: printable(fault.entry) }}”.`;
    case 'BAD_VALUE':
      return msg`${{ place: placeOf(fault, language) }} contains something that isn’t allowed there.`;
    case 'TOO_LONG':
      return msg`${{ place: placeOf(fault, language) }} contains a text of more than ${{ most: fault.most }} characters.`;
    case 'FILE_LEFT_OUT':
      return msg`The file “${{ file: printable(fault.file) }}” is missing from the archive.`;
    case 'NOT_EMPTY':
      return msg`This site isn’t empty: ${{ content: contentOf(fault.there, language) }}. You can only import an archive into an empty one.`;
    case 'PAGES_WRITTEN':
      return msg`This site isn’t empty: someone has already written pages.`;
    default:
      return aboutTable(fault, capital(tableWords(fault.table, language)));
  }
}

type TableFault = Extract<
  ImportFault,
  {
    code: 'BROKEN_REFERENCE' | 'TAKEN_TWICE' | 'REFUSED_ROW' | 'AGAINST_THE_RULES' | 'BAD_CONTENT';
  }
>;

function aboutTable(fault: TableFault, table: string): MessageDescriptor {
  switch (fault.code) {
    case 'BROKEN_REFERENCE':
      return msg`${{ table }}: one of them belongs to something that isn’t in the archive.`;
    case 'TAKEN_TWICE':
      return msg`${{ table }}: something that can only exist once appears twice.`;
    case 'REFUSED_ROW':
      return msg`${{ table }}: the database rejects a row.`;
    case 'AGAINST_THE_RULES':
      return msg`${{ table }}: number ${{ id: fault.id }} has something in “${{ field: fault.field }}” that no form accepts.`;
    case 'BAD_CONTENT':
      return msg`${{ table }}: number ${{ id: fault.id }} isn’t made of modules.`;
  }
}

function contentOf(there: readonly { table: string; count: number }[], language: Language): string {
  const named = there
    .slice(0, MAX_NAMED)
    .map(({ table, count }) => `${count} ${tableWords(table, language)}`)
    .join(', ');
  return there.length > MAX_NAMED ? `${named}, …` : named;
}

function placeOf(
  { table: name, line, column }: { table: string; line: number; column?: string },
  language: Language,
): string {
  const table = capital(tableWords(name, language));
  const place =
    column === undefined
      ? msg`${{ table }}: line ${{ line }}`
      : msg`${{ table }}: line ${{ line }}, field “${{ column }}”,`;
  return translate(place, language);
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function printable(text: string): string {
  // Names of a hostile archive may hold anything: control characters are no letters to show.
  const letters = [...text.slice(0, 4 * MAX_SHOWN).replace(/\p{C}/gu, '�')];
  return letters.length > MAX_SHOWN ? `${letters.slice(0, MAX_SHOWN).join('')}…` : letters.join('');
}
