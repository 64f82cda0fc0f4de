import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvLine, UTF8_MARK } from '#lib/csv.ts';
import { LANGUAGES } from '#lib/localized.ts';
import { COLUMNS, IMPORT_KINDS, MAX_LINES } from './columns.ts';
import { readTable } from './read-table.ts';

const read = (file: string) => readTable(file, COLUMNS.redirects);
const linesOf = (file: string) => {
  const table = read(file);
  return table.ok ? table.value.lines.map(({ number, cells }) => [number, ...cells.values()]) : table.error;
};
const codes = (file: string) => {
  const table = read(file);
  const faults = table.ok ? table.value.faults : table.error;
  return faults.map(({ code, at, column }) => [code, at, column]);
};

describe('a table', () => {
  it.each([
    ['semicolons and breaks of Windows', 'Alte Adresse;Neue Adresse\r\n/a;/b\r\n'],
    ['commas', 'Alte Adresse,Neue Adresse\n/a,/b'],
    ['tabs and breaks of old Macs', 'Alte Adresse\tNeue Adresse\r/a\t/b\r'],
    ['the mark in front', '\uFEFFalte adresse;NEUE ADRESSE\n/a;/b'],
    ['English names', 'Old address,New address\n/a,/b'],
    ['the names of the API', 'old_path;new_path\n/a;/b'],
    ['everything in quotes', '"Alte Adresse";"Neue Adresse"\n"/a";"/b"'],
    ['columns of nothing behind it', 'Alte Adresse;Neue Adresse;;\n/a;/b;;\n;;;\n'],
    ['spaces around', ' Alte Adresse ; Neue Adresse \n /a ; /b '],
  ])('with %s is read', (_, file) => {
    expect(linesOf(file)).toEqual([[2, '/a', '/b']]);
  });

  it('has its columns in any order', () => {
    expect(linesOf('Neue Adresse;Alte Adresse\n/b;/a')).toEqual([[2, '/b', '/a']]);
  });

  it('counts lines as spreadsheets do: breaks within quotes make none, empty ones count', () => {
    expect(linesOf('old_path,new_path\r\n"/a\r\n\r\nx",/b\r\n\r\n/c,"/d"\r\n')).toEqual([
      [2, '/a\n\nx', '/b'],
      [4, '/c', '/d'],
    ]);
  });

  it('may quote delimiters and quotes', () => {
    expect(linesOf('old_path;new_path\n"/a;""b""";/c')).toEqual([[2, '/a;"b"', '/c']]);
  });

  it.each([
    ['nothing', '', [['EMPTY', null, null]]],
    ['nothing but the mark', '\uFEFF\r\n\r\n', [['EMPTY', null, null]]],
    ['headings alone', 'old_path;new_path\n;\n', [['NO_LINES', null, null]]],
    ['a quote that never ends', 'old_path;new_path\n/a;/b\n"/c;/d', [['QUOTE', 3, null]]],
    ['a quote in the middle', 'old_path;new_path\n/a"b;/c', [['QUOTE', 2, null]]],
    ['a column too few', 'old_path\n/a', [['MISSING_COLUMN', 1, 'new_path']]],
    [
      'columns of something else, and one twice',
      'old_path;new_path;old path;Notiz\n/a;/b;/c;x',
      [
        ['COLUMN_TWICE', 1, 'old_path'],
        ['UNKNOWN_COLUMN', 1, 'Notiz'],
      ],
    ],
    ['a cell too many', 'old_path;new_path\n/a;/b;/c', [['TOO_MANY_CELLS', 2, null]]],
    ['broken letters', 'old_path;new_path\n/a;/f\uFFFDr', [['NO_TEXT', 2, 'new_path']]],
    ['half a letter', 'old_path;new_path\n/a;/\uD83D', [['NO_TEXT', 2, 'new_path']]],
    ['200 KB and a letter', `old_path;new_path\n/a;/${'ä'.repeat(100_000)}`, [['TOO_LARGE', null, null]]],
    [
      'lines without end',
      `old_path;new_path\n${'/a;/b\n'.repeat(MAX_LINES + 1)}`,
      [['TOO_MANY_LINES', null, null]],
    ],
  ])('with %s is refused for it', (_, file, faults) => {
    expect(codes(file)).toEqual(faults);
  });

  it('is at most 500 lines long', () => {
    expect(linesOf(`old_path;new_path\n${'/a;/b\n'.repeat(MAX_LINES)}`)).toHaveLength(MAX_LINES);
  });

  it('is read or refused, whatever is in the file', () => {
    const piece = fc.constantFrom(
      '"',
      ';',
      ',',
      '\n',
      '\r',
      '\t',
      'old_path',
      'new_path',
      '/a',
      '\uFEFF',
      '=1',
      ' ',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const table = read(pieces.join(''));
        expect(table.ok || table.error.length > 0).toBe(true);
      }),
    );
  });
});

describe.each(IMPORT_KINDS)('a file of %s', (kind) => {
  it.each(LANGUAGES)('with the headings in %s has all columns', (language) => {
    const headings = COLUMNS[kind].map(({ label }) => label[language]);
    const file = UTF8_MARK + csvLine(headings) + csvLine(headings.map(() => 'x'));
    const table = readTable(file, COLUMNS[kind]);
    const [line] = table.ok ? table.value.lines : [];
    expect([...(line?.cells.keys() ?? [])]).toEqual(COLUMNS[kind].map(({ field }) => field));
  });
});
