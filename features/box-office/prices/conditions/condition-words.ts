import type { Language, Localized } from '#lib/localized.ts';
import { formatPrice } from '#lib/money.ts';
import { type Day, formatDay } from '#lib/venue-time.ts';
import type { PriceConditions, Together } from './price-conditions.ts';

const WORDS = {
  de: {
    ageFrom: (from: number) => (from === 1 ? 'Ab 1 Jahr' : `Ab ${from} Jahren`),
    ageTo: (to: number) => (to === 1 ? 'Bis 1 Jahr' : `Bis ${to} Jahre`),
    ages: (from: number, to: number) => `${from} bis ${to} Jahre`,
    proof: (proof: string) => `An der Tür zeigen: ${proof}`,
    proofNumber: (proof: string) => `An der Tür zeigen, Nummer beim Bestellen: ${proof}`,
    together: (atMost: number, per: number, names: string) =>
      `Nur zusammen mit ${names}: höchstens ${atMost} ${per === 1 ? 'je Ticket' : `je ${per} Tickets`}`,
    or: ' oder ',
    earlyUntil: (day: string, then: string) => `Frühpreis bis ${day}, danach ${then}`,
    early: (price: string, until: string) => `Frühpreis ${price} ${until}`,
    untilDay: (day: string) => `bis ${day}`,
    untilDays: (days: number) => (days === 1 ? 'bis einen Tag vorher' : `bis ${days} Tage vorher`),
    members: 'Nur für Mitglieder',
  },
  en: {
    ageFrom: (from: number) => `Aged ${from} and over`,
    ageTo: (to: number) => `Aged ${to} and under`,
    ages: (from: number, to: number) => `Aged ${from} to ${to}`,
    proof: (proof: string) => `Show at the door: ${proof}`,
    proofNumber: (proof: string) => `Show at the door, and enter its number at checkout: ${proof}`,
    together: (atMost: number, per: number, names: string) =>
      `Only with ${names}: at most ${atMost} for ${per === 1 ? 'each ticket' : `every ${per} tickets`}`,
    or: ' or ',
    earlyUntil: (day: string, then: string) => `Early-bird price until ${day}, then ${then}`,
    early: (price: string, until: string) => `Early-bird price ${price} ${until}`,
    untilDay: (day: string) => `until ${day}`,
    untilDays: (days: number) => (days === 1 ? 'until the day before' : `up to ${days} days before`),
    members: 'Members only',
  },
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
  const { proof, asksProofNumber, together, membersOnly } = conditions;
  const words = WORDS[language];
  const shownProof = proof && (language === 'en' ? (proof.en ?? proof.de) : proof.de);
  const parts = [
    ageWords(language, conditions),
    together && togetherWords(language, together),
    membersOnly ? words.members : null,
    shownProof && (asksProofNumber ? words.proofNumber(shownProof) : words.proof(shownProof)),
    earlyWords(language, conditions, early),
  ];
  return parts.filter((part) => part !== null).join('. ');
}

function ageWords(language: Language, { ageFrom, ageTo }: PriceConditions): string | null {
  const words = WORDS[language];
  if (ageFrom !== null && ageTo !== null) return words.ages(ageFrom, ageTo);
  if (ageFrom !== null) return words.ageFrom(ageFrom);
  return ageTo === null ? null : words.ageTo(ageTo);
}

function togetherWords(language: Language, { atMost, per, of }: Together): string {
  const quoted = of.map((name) => (language === 'en' ? `“${name.en ?? name.de}”` : `„${name.de}“`));
  return WORDS[language].together(atMost, per, listOf(quoted, WORDS[language].or));
}

function listOf(names: readonly string[], or: string): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')}${or}${last}`;
}

function earlyWords(language: Language, { early: price }: PriceConditions, early: Early): string | null {
  const words = WORDS[language];
  if (price === null || early === null) return null;
  if (early !== 'in-general')
    return words.earlyUntil(formatDay(early.lastDay, language), formatPrice(early.thenCents));
  const ends = [
    ...(price.until === null ? [] : [words.untilDay(formatDay(price.until, language))]),
    ...(price.daysBefore === null ? [] : [words.untilDays(price.daysBefore)]),
  ];
  return words.early(formatPrice(price.cents), ends.join(', '));
}
