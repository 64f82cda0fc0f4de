import { describe, expect, it } from 'vitest';
import { signUpErrors } from './sign-up-draft.ts';

const draft = (change: object) => ({
  email: 'svenja@post.example',
  topics: ['families'],
  honeypot: '',
  ...change,
});

describe('signing up for the newsletter', () => {
  it.each([{}, { email: ' svenja@post.example ' }, { topics: ['schools', 'holidays'] }])(
    'can be confirmed: %o',
    (change) => {
      expect(signUpErrors(draft(change))).toEqual({});
    },
  );

  it.each([
    [{ email: '  ' }, { email: 'REQUIRED' }],
    [{ email: 'svenja@post' }, { email: 'INVALID_EMAIL' }],
    [{ email: `${'x'.repeat(250)}@post.example` }, { email: 'INVALID_EMAIL' }],
    [{ topics: [] }, { topics: 'REQUIRED' }],
    [{ topics: ['everything'] }, { topics: 'REQUIRED' }],
    [{ honeypot: 'https://spam.example' }, { honeypot: 'HONEYPOT' }],
  ])('is refused: %o', (change, errors) => {
    expect(signUpErrors(draft(change))).toEqual(errors);
  });
});
