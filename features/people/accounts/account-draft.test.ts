import { describe, expect, it } from 'vitest';
import { draftErrors } from './account-draft.ts';

const draft = (change: object) => ({
  firstName: 'Jule',
  lastName: 'Sommer',
  email: 'jule@example.org',
  password: 'Specht 1',
  ...change,
});

describe('the input of a new account', () => {
  it.each([{}, { password: 'p'.repeat(128) }, { email: ' Jule@example.org ' }, { firstName: 'Ø' }])(
    'is taken: %o',
    (change) => {
      expect(draftErrors(draft(change))).toEqual({});
    },
  );

  it.each([
    [{ firstName: '  ' }, { firstName: 'REQUIRED' }],
    [{ lastName: 'x'.repeat(81) }, { lastName: 'TOO_LONG' }],
    [{ email: '' }, { email: 'REQUIRED' }],
    [{ email: 'jule@example' }, { email: 'INVALID_EMAIL' }],
    [{ password: '' }, { password: 'REQUIRED' }],
    [{ password: 'kurz' }, { password: 'TOO_SHORT' }],
    [{ password: 'p'.repeat(129) }, { password: 'TOO_LONG' }],
  ])('is refused: %o', (change, errors) => {
    expect(draftErrors(draft(change))).toEqual(errors);
  });

  it('is validated only as far as it is given', () => {
    expect(draftErrors({ email: 'x' })).toEqual({ email: 'INVALID_EMAIL' });
  });
});
