import { LANGUAGES, type Language, type Localized, shown } from '#lib/localized.ts';

/**
 * Texts of a pass in both languages. The keys are the texts in the language of the order, so that a phone in a third
 * language shows that one; each language has a table beside it.
 */
export class PassTexts {
  readonly #base: Language;
  readonly #texts = new Map<string, Record<Language, string>>();

  constructor(base: Language) {
    this.#base = base;
  }

  /** Localizes a text for the pass. */
  of(text: Localized): string {
    const both = { de: cleanText(text.de), en: cleanText(shown(text, 'en').text) };
    const key = both[this.#base];
    this.#texts.set(key, both);
    return key;
  }

  /** Files by their names: `de.lproj/pass.strings`. */
  tables(): Record<string, string> {
    return Object.fromEntries(
      LANGUAGES.map((language) => [
        `${language}.lproj/pass.strings`,
        [...this.#texts].map(([key, both]) => `${quoted(key)} = ${quoted(both[language])};\n`).join(''),
      ]),
    );
  }
}

/** Event names have no control characters, and the format has few escapes. */
const cleanText = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ').trim();

const quoted = (text: string): string => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
