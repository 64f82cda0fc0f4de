import { describe, expect, it } from 'vitest';
import { isEmailAddress } from './email-address.ts';

describe('an e-mail address', () => {
  it.each([
    'kim@post.example',
    'Kim+Kita@post.example',
    "o'neill@schule.bücher.example",
    'kim@a.b-c.example',
  ])('is %s', (text) => expect(isEmailAddress(text)).toBe(true));

  // Pasted from a list or an email: nothing sent there would ever arrive.
  it.each([
    'kim@post.example,',
    'kim@post.example;',
    'kim@post.example>',
    'kim@post.example)',
    'kim@po"st.example',
  ])('is not %s', (text) => expect(isEmailAddress(text)).toBe(false));

  it.each([
    'kim',
    'kim@post',
    '@post.example',
    'kim@post..example',
    'kim@post.example.',
    'k im@post.example',
  ])('is not %s either', (text) => expect(isEmailAddress(text)).toBe(false));
});
