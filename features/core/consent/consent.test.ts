import { describe, expect, it } from 'vitest';
import { choiceText, mayTrack, needsConsent, readChoice } from './consent.ts';

const page = { tracking: true, isLegal: false, isAfterLegal: false };

describe('the choice', () => {
  it.each([
    { tracking: false, media: false },
    { tracking: true, media: false },
    { tracking: false, media: true },
    { tracking: true, media: true },
  ])('is read from the cookie it was written to: %o', (choice) => {
    expect(readChoice(`a=1; consent=${choiceText(choice)}; b=2`)).toEqual(choice);
  });

  it.each(['', 'consent=', 'consent=tracking', 'consent=%7B%7D', 'otherconsent=required'])(
    'was not made: %s',
    (cookies) => {
      expect(readChoice(cookies)).toBeNull();
    },
  );
});

describe('a visitor', () => {
  const rejected = { tracking: false, media: false };

  it('is asked where something would be loaded', () => {
    expect(needsConsent(null, page)).toBe(true);
  });

  it('is not asked where nothing would be, on legal pages, or twice', () => {
    expect(needsConsent(null, { ...page, tracking: false })).toBe(false);
    expect(needsConsent(null, { ...page, isLegal: true })).toBe(false);
    expect(needsConsent(rejected, page)).toBe(false);
  });

  it('is asked again after a legal page, as long as tracking is off', () => {
    const after = { ...page, isAfterLegal: true };
    expect(needsConsent(rejected, after)).toBe(true);
    expect(needsConsent({ tracking: true, media: false }, after)).toBe(false);
    expect(needsConsent(rejected, { ...after, isLegal: true })).toBe(false);
    expect(needsConsent(rejected, { ...after, tracking: false })).toBe(false);
  });

  it('is tracked with consent only', () => {
    expect(mayTrack(null, page)).toBe(false);
    expect(mayTrack(rejected, page)).toBe(false);
    expect(mayTrack({ tracking: true, media: false }, page)).toBe(true);
    expect(mayTrack({ tracking: true, media: false }, { tracking: false })).toBe(false);
  });
});
