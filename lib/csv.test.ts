import { expect, it } from 'vitest';
import { csvLine, csvLineWith } from './csv.ts';

it('a line of a table has its cells in quotes, whatever stands in them', () => {
  expect(csvLine(['Anna', 'sagt "ja"', 'a,b', ''])).toBe('"Anna","sagt ""ja""","a,b",""\r\n');
  expect(csvLineWith(';', ['1', '2'])).toBe('"1";"2"\r\n');
});

it.each(['=1+1', '+49 30 1234', '-1+1', '-8.00)', '@SUM(A1)', '\t=1', '\r=1', '--1', '-', '-1e9', '-.5'])(
  'input of a visitor is no formula: %j',
  (text) => {
    expect(csvLine([text])).toBe(`"'${text}"\r\n`);
  },
);

it('an amount is a number that can be summed', () => {
  expect(csvLine(['-8.00', '-17', '8.00'])).toBe('"-8.00","-17","8.00"\r\n');
});
