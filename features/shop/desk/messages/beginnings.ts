import { inLanguage } from '#lib/i18n.ts';
import { type Language, type Localized, shown } from '#lib/localized.ts';
import { msg } from '#lib/message.ts';
import { dayOf, formatDay, formatTime, type Instant, timeOf } from '#lib/venue-time.ts';
import { PLACEHOLDER, type TypedMessage } from './message.ts';

/** Ready-made beginnings of messages about a date. */
export const BEGINNINGS = ['later', 'moved', 'bring', 'cancelled'] as const;
export type Beginning = (typeof BEGINNINGS)[number];

/** The event that a beginning names. */
export interface NamedEvent {
  title: Localized;
  startsAt: Instant;
}

type Facts = { title: string; day: string; time: string };

const WORDS = {
  laterSubject: ({ title }: Facts) => msg`${{ title }} starts later`,
  later: ({ title, day, time }: Facts) =>
    msg`${{ title }} on ${{ day }} won’t start at ${{ time }} but a little later, at ${{ gap: PLACEHOLDER }}.

Your tickets stay valid; there’s nothing you need to do.`,
  movedSubject: ({ title }: Facts) => msg`${{ title }} has a new date`,
  moved: ({ title, day, time }: Facts) =>
    msg`${{ title }} on ${{ day }}, ${{ time }}, has to move. The new date is ${{ gap: PLACEHOLDER }}.

Your tickets stay valid for it. If you can’t make it, get in touch with us.`,
  bringSubject: ({ title }: Facts) => msg`What to bring to ${{ title }}`,
  bring: ({ title, day, time }: Facts) =>
    msg`We look forward to seeing you at ${{ title }} on ${{ day }}, ${{ time }}. Please bring:

${{ gap: PLACEHOLDER }}`,
  cancelledSubject: ({ title }: Facts) => msg`${{ title }} is cancelled`,
  cancelled: ({ title, day, time }: Facts) =>
    msg`Unfortunately ${{ title }} on ${{ day }}, ${{ time }}, can’t take place, because ${{ gap: PLACEHOLDER }}.

You’ll get a separate email about your tickets and your money.`,
};

/** Returns subject and text of a beginning in both languages, with title, date and time of an event; places to fill in are `PLACEHOLDER`. */
export function beginningTexts(beginning: Beginning, event: NamedEvent): Omit<TypedMessage, 'sendAt'> {
  const [de, en] = (['de', 'en'] as const).map((language) => wordsIn(beginning, event, language));
  return {
    ...{ subjectDe: de?.subject ?? '', textDe: de?.text ?? '' },
    ...{ subjectEn: en?.subject ?? '', textEn: en?.text ?? '' },
  };
}

function wordsIn(beginning: Beginning, { title, startsAt }: NamedEvent, language: Language) {
  const words = inLanguage(WORDS, language);
  const facts = {
    title: shown(title, language).text,
    day: formatDay(dayOf(startsAt), language),
    time: formatTime(timeOf(startsAt), language),
  };
  return { subject: words[`${beginning}Subject`](facts), text: words[beginning](facts) };
}

/** Tells if a beginning would replace something that somebody typed: neither nothing nor a beginning as it was inserted. */
export function isTyped(typed: TypedMessage, event: NamedEvent): boolean {
  const fields = ['subjectDe', 'textDe', 'subjectEn', 'textEn'] as const;
  const isEmpty = fields.every((field) => typed[field].trim() === '');
  const isUnchanged = BEGINNINGS.some((each) => {
    const texts = beginningTexts(each, event);
    return fields.every((field) => typed[field].trim() === texts[field]);
  });
  return !isEmpty && !isUnchanged;
}
