import type { Language } from '#lib/localized.ts';

const STOP_WORDS: Record<Language, ReadonlySet<string>> = {
  de: new Set(
    'aber als am an auch auf aus bei bin bis das dass dem den der des die dort du ein eine einem einen einer eines er es euch fur hat hier ich ihr im in ins ist ja kann man mein mit nach nicht noch nur ob oder ohne sich sie sind so um und uns unser vom von vor war was wenn wer wie wir wird wo zu zum zur'.split(
      ' ',
    ),
  ),
  en: new Set(
    'a about all also an and any are as at be but by can do does for from has have how i if in into is it its me my no not of on or our out so that the their them there they this to up us was we what when where which who will with you your'.split(
      ' ',
    ),
  ),
};

/** Tells if a folded word says nothing about the subject of a query. */
export function isStopWord(word: string, language: Language): boolean {
  return STOP_WORDS[language].has(word);
}
