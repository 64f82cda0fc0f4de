import { expect, it } from 'vitest';
import {
  MAX_MESSAGE,
  MAX_SUBJECT,
  messageFaults,
  messageTexts,
  sendingInstant,
  type TypedMessage,
} from './message.ts';

const TYPED = { subjectDe: ' Später ', textDe: 'Um 15:20.\n', subjectEn: '', textEn: '  ', sendAt: '' };
const NOW = '2026-12-01T10:00:00.000Z';
const faultsOf = (typed: TypedMessage) => messageFaults(typed, NOW);

it('a message needs German, and English whole or not at all', () => {
  expect(faultsOf(TYPED)).toEqual({});
  expect(messageTexts(TYPED)).toEqual({
    subject: { de: 'Später', en: null },
    text: { de: 'Um 15:20.', en: null },
  });
  expect(faultsOf({ ...TYPED, subjectDe: ' ', textDe: '' })).toEqual({
    subjectDe: 'missing',
    textDe: 'missing',
  });
  expect(faultsOf({ ...TYPED, textEn: 'At 3.20.' })).toEqual({ subjectEn: 'other-missing' });
  expect(faultsOf({ ...TYPED, subjectEn: 'Later' })).toEqual({ textEn: 'other-missing' });
});

it('a message has its limits, and nothing that cannot be shown', () => {
  const longest = { ...TYPED, subjectDe: 'x'.repeat(MAX_SUBJECT), textDe: 'x'.repeat(MAX_MESSAGE) };
  expect(faultsOf(longest)).toEqual({});
  expect(faultsOf({ ...longest, textDe: `${longest.textDe}x` })).toEqual({ textDe: 'too-long' });
  expect(faultsOf({ ...longest, textDe: 'x'.repeat(1_000_000) })).toEqual({ textDe: 'too-long' });
  expect(faultsOf({ ...longest, subjectDe: `${longest.subjectDe}x` })).toEqual({
    subjectDe: 'too-long',
  });
  expect(faultsOf({ ...TYPED, textDe: 'a\u0000b', subjectDe: 'a\nb' })).toEqual({
    textDe: 'unprintable',
    subjectDe: 'unprintable',
  });
  expect(faultsOf({ ...TYPED, textDe: 'a\n\tb 🐦' })).toEqual({});
});

it('a message goes out now, or at a moment of the venue in the next 60 days', () => {
  expect(sendingInstant(TYPED, NOW)).toBe(NOW);
  const later = { ...TYPED, sendAt: '2026-12-01T11:01' };
  expect(faultsOf(later)).toEqual({});
  expect(sendingInstant(later, NOW)).toBe('2026-12-01T10:01:00.000Z');
  for (const sendAt of [
    '2026-12-01T11:00',
    '2026-02-30T11:00',
    '2026-12-02T25:00',
    '2026-12-02T12:60',
    '2026-12-02T23:99',
    '2027-01-31T11:00',
    'soon',
  ])
    expect(faultsOf({ ...TYPED, sendAt })).toEqual({ sendAt: 'no-moment' });
});
