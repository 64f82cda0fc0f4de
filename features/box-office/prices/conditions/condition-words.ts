import { inLanguage } from '#lib/i18n.ts';
import { type Language, type Localized, shown } from '#lib/localized.ts';
import { msg } from '#lib/message.ts';
import { formatPrice } from '#lib/money.ts';
import { type Day, formatDay } from '#lib/venue-time.ts';
import type { FlatPrice } from './flat-price.ts';
import type { PriceConditions, Together } from './price-conditions.ts';

const WORDS = {
  ageFrom: (from: number) => msg`Aged ${{ from }} and over`,
  ageTo: (to: number) => msg`Aged ${{ to }} and under`,
  ages: (from: number, to: number) => msg`Aged ${{ from }} to ${{ to }}`,
  proof: (proof: string) => msg`Show at the door: ${{ proof }}`,
  proofNumber: (proof: string) => msg`Show at the door, and enter its number at checkout: ${{ proof }}`,
  together: (atMost: number, per: number, names: string) => ({
    ...msg({
      message:
        'Only with {names}: at most {atMost} for {per, plural, one {each ticket} other {every {per} tickets}}',
    }),
    values: { atMost, per, names },
  }),
  quoted: (name: string) => msg`“${{ name }}”`,
  either: (first: string, last: string) => msg`${{ first }} or ${{ last }}`,
  earlyUntil: (day: string, then: string) => msg`Early-bird price until ${{ day }}, then ${{ then }}`,
  early: (price: string, until: string) => msg`Early-bird price ${{ price }} ${{ until }}`,
  untilDay: (day: string) => msg`until ${{ day }}`,
  untilDays: (days: number) => ({
    ...msg({ message: '{days, plural, one {until the day before} other {up to {days} days before}}' }),
    values: { days },
  }),
  members: msg`Members only`,
  group: (from: number) => msg`For groups of ${{ from }} or more`,
  flat: (heads: number) => msg`Flat price for up to ${{ heads }}`,
  flatAndMore: (heads: number, further: string) =>
    msg`Flat price for up to ${{ heads }}, each further head ${{ further }}`,
};

/** When a price is early: for one performance, whose last day is known, or wherever a list is used. */
type Early =
  /** It is early now; `thenCents`: its later price. */
  { lastDay: Day; thenCents: number } | 'in-general' | null;

/** The conditions of a price as visitors read them; `null` where there are none. */
export function conditionWords(conditions: PriceConditions, early: Early): Localized | null {
  const de = wordsIn('de', conditions, early);
  return de === '' ? null : { de, en: wordsIn('en', conditions, early) };
}

function wordsIn(language: Language, conditions: PriceConditions, early: Early): string {
  const { proof, asksProofNumber, together, membersOnly, groupFrom } = conditions;
  const words = inLanguage(WORDS, language);
  const shownProof = proof && shown(proof, language).text;
  const parts = [
    ageWords(language, conditions),
    together && togetherWords(language, together),
    membersOnly ? words.members : null,
    groupFrom === null ? null : words.group(groupFrom),
    conditions.flat && flatWords(language, conditions.flat),
    shownProof && (asksProofNumber ? words.proofNumber(shownProof) : words.proof(shownProof)),
    earlyWords(language, conditions, early),
  ];
  return parts.filter((part) => part !== null).join('. ');
}

function ageWords(language: Language, { ageFrom, ageTo }: PriceConditions): string | null {
  const words = inLanguage(WORDS, language);
  if (ageFrom !== null && ageTo !== null) return words.ages(ageFrom, ageTo);
  if (ageFrom !== null) return words.ageFrom(ageFrom);
  return ageTo === null ? null : words.ageTo(ageTo);
}

/** Words for a flat price: up to how many heads it holds, and what further ones cost. */
export function flatWords(language: Language, { heads, furtherCents }: FlatPrice): string {
  const words = inLanguage(WORDS, language);
  return furtherCents === null ? words.flat(heads) : words.flatAndMore(heads, formatPrice(furtherCents));
}

function togetherWords(language: Language, { atMost, per, of }: Together): string {
  const words = inLanguage(WORDS, language);
  const names = of.map((name) => words.quoted(shown(name, language).text));
  const last = names.at(-1) ?? '';
  const either = names.length < 2 ? last : words.either(names.slice(0, -1).join(', '), last);
  return words.together(atMost, per, either);
}

function earlyWords(language: Language, { early: price }: PriceConditions, early: Early): string | null {
  const words = inLanguage(WORDS, language);
  if (price === null || early === null) return null;
  if (early !== 'in-general')
    return words.earlyUntil(formatDay(early.lastDay, language), formatPrice(early.thenCents));
  const ends = [
    ...(price.until === null ? [] : [words.untilDay(formatDay(price.until, language))]),
    ...(price.daysBefore === null ? [] : [words.untilDays(price.daysBefore)]),
  ];
  return words.early(formatPrice(price.cents), ends.join(', '));
}
