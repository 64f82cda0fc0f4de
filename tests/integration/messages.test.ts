import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Returns the interface texts that visitors read, by language. */
function textsOf(language: 'de' | 'en'): string[] {
  const catalog = readFileSync(`app/messages/${language}.po`, 'utf8');
  return [...catalog.matchAll(/^msgstr ((?:".*"\n?)+)/gm)].map(([, text = '']) => text);
}

describe('the words of the interface', () => {
  it('call the cart by one name', () => {
    const [english, german] = [textsOf('en'), textsOf('de')];
    expect(english.filter((text) => /\bbaskets?\b/i.test(text))).toEqual([]);
    expect(german.filter((text) => /Einkaufswagen|Einkaufskorb|Ticketkorb/i.test(text))).toEqual([]);
    expect(english.filter((text) => /\bcart\b/i.test(text)).length).toBeGreaterThan(5);
    expect(german.filter((text) => /Warenkorb/.test(text)).length).toBeGreaterThan(5);
  });
});
