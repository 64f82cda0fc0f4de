import { expect, it } from 'vitest';
import { MAX_MESSAGE, MAX_SUBJECT, messageFaults, messageTexts } from './message.ts';

const TYPED = { subjectDe: ' Später ', textDe: 'Um 15:20.\n', subjectEn: '', textEn: '  ' };

it('a message needs German, and English whole or not at all', () => {
  expect(messageFaults(TYPED)).toEqual({});
  expect(messageTexts(TYPED)).toEqual({
    subject: { de: 'Später', en: null },
    text: { de: 'Um 15:20.', en: null },
  });
  expect(messageFaults({ subjectDe: ' ', textDe: '', subjectEn: '', textEn: '' })).toEqual({
    subjectDe: 'missing',
    textDe: 'missing',
  });
  expect(messageFaults({ ...TYPED, textEn: 'At 3.20.' })).toEqual({ subjectEn: 'other-missing' });
  expect(messageFaults({ ...TYPED, subjectEn: 'Later' })).toEqual({ textEn: 'other-missing' });
});

it('a message has its limits, and nothing that cannot be shown', () => {
  const longest = { ...TYPED, subjectDe: 'x'.repeat(MAX_SUBJECT), textDe: 'x'.repeat(MAX_MESSAGE) };
  expect(messageFaults(longest)).toEqual({});
  expect(messageFaults({ ...longest, textDe: `${longest.textDe}x` })).toEqual({ textDe: 'too-long' });
  expect(messageFaults({ ...longest, textDe: 'x'.repeat(1_000_000) })).toEqual({ textDe: 'too-long' });
  expect(messageFaults({ ...longest, subjectDe: `${longest.subjectDe}x` })).toEqual({
    subjectDe: 'too-long',
  });
  expect(messageFaults({ ...TYPED, textDe: 'a\u0000b', subjectDe: 'a\nb' })).toEqual({
    textDe: 'unprintable',
    subjectDe: 'unprintable',
  });
  expect(messageFaults({ ...TYPED, textDe: 'a\n\tb 🐦' })).toEqual({});
});
