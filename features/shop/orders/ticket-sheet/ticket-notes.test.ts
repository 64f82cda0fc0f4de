import { expect, it } from 'vitest';
import { ticketNotes } from './ticket-notes.ts';

const NOTHING = { importantInfo: null, directions: null, exchangeHours: null };

it('a sheet has no column that nothing was written for', () => {
  expect(ticketNotes(NOTHING)).toEqual([]);
  const empty = { de: '', en: null };
  expect(ticketNotes({ ...NOTHING, importantInfo: empty, directions: empty })).toEqual([]);
});

it('the directions are one sentence of the venue’s text', () => {
  const directions = { de: 'Tram 4. Dann zu Fuß!', en: 'Tram 4? Then on foot.' };
  const [note] = ticketNotes({ ...NOTHING, directions });
  expect(note?.text).toEqual({ de: 'Tram 4.', en: 'Tram 4?' });
});

it.each([
  [0, /^Bis zum Beginn gegen/, /^Until the start,/],
  [1, /^Bis eine Stunde vorher gegen/, /^Up to an hour before the start,/],
  [48, /^Bis 48 Stunden vorher gegen/, /^Up to 48 hours before the start,/],
])('tickets are exchanged as the house has set it: %d hours', (exchangeHours, german, english) => {
  const [note] = ticketNotes({ ...NOTHING, exchangeHours });
  expect(note?.text.de).toMatch(german);
  expect(note?.text.en).toMatch(english);
});
