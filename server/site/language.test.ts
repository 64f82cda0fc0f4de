import { describe, expect, it } from 'vitest';
import { languageOfAddress, preferredLanguage } from './language.ts';

describe('the visitor’s language', () => {
  it.each([
    ['en-GB,en;q=0.9,de;q=0.8', 'en'],
    ['de-AT,de;q=0.9,en;q=0.8', 'de'],
    ['fr-FR,fr;q=0.9,en;q=0.4', 'en'],
    ['en;q=0, de;q=0.1', 'de'],
    ['fr', 'de'],
    ['', 'de'],
    [null, 'de'],
  ])('for “%s” is %s', (header, language) => {
    expect(preferredLanguage(header)).toBe(language);
  });

  it('is one of those the venue offers', () => {
    expect(preferredLanguage('en-GB,en;q=0.9', ['de'])).toBe('de');
  });

  it.each([
    ['https://x.example/en/exhibitionsandactivities/calendar', 'en'],
    ['https://x.example/de.data', 'de'],
    ['https://x.example/webshop?lang=en', 'en'],
    ['https://x.example/webshop', null],
    ['https://x.example/entdecken', null],
  ])('of %s is %s', (url, language) => {
    expect(languageOfAddress(new URL(url))).toBe(language);
  });
});
