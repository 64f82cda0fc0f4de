import { describe, expect, it } from 'vitest';
import { feedbackErrors } from './feedback.ts';

const draft = (change: object) => ({
  message: 'Die Rampe ist zu steil.',
  email: '',
  honeypot: '',
  ...change,
});

describe('a message about a barrier', () => {
  it.each([{}, { email: 'kim@example.org' }, { email: ' kim+specht@mail.example.org ' }])(
    'can be stored: %o',
    (change) => {
      expect(feedbackErrors(draft(change))).toEqual({});
    },
  );

  it.each([
    [{ message: ' \n ' }, { message: 'REQUIRED' }],
    [{ message: 'x'.repeat(3001) }, { message: 'TOO_LONG' }],
    [{ email: 'kim@' }, { email: 'INVALID_EMAIL' }],
    [{ email: 'kim@example' }, { email: 'INVALID_EMAIL' }],
    [{ email: 'kim example@x.org' }, { email: 'INVALID_EMAIL' }],
    [{ email: `${'k'.repeat(250)}@x.org` }, { email: 'INVALID_EMAIL' }],
    [{ honeypot: 'https://spam.example' }, { honeypot: 'HONEYPOT' }],
    [
      { message: '', email: '@' },
      { message: 'REQUIRED', email: 'INVALID_EMAIL' },
    ],
  ])('is refused: %o', (change, errors) => {
    expect(feedbackErrors(draft(change))).toEqual(errors);
  });
});
