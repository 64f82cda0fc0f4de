import type { ShownText } from '#lib/localized.ts';

/** A text among others, marked with its language where that is another one than its page's. */
export function LocalizedText({ of: { text, lang } }: { of: ShownText }) {
  return lang ? <span lang={lang}>{text}</span> : text;
}
