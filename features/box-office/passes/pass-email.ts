import { type RefundSplit, refundSentences } from '#features/box-office/prices/index.server.ts';
import type { OrderPass } from '#features/box-office/ticketing/index.ts';
import { formatPercent } from '#lib/format-percent.ts';
import { inLanguage } from '#lib/i18n.ts';
import { type Language, shown } from '#lib/localized.ts';
import { formatPrice } from '#lib/money.ts';
import { formatDay } from '#lib/venue-time.ts';
import type { EmailBlock } from '#platform/mail/email-template.ts';
import { renderEmail } from '#platform/mail/render-email.ts';
import { lastDayOfPass } from './pass.ts';
import { WORDS } from './pass-email-words.ts';

/** Notifications to the buyer of a pass. `to-pay`: it is ordered, and paid at the box office. */
export type PassNews =
  | 'placed'
  | 'to-pay'
  | 'paid'
  /** Money came in that does not settle it. */
  | 'received'
  | 'resent'
  | 'prolonged'
  | 'cancelled'
  | 'refunded'
  | 'refund-failed'
  | 'not-paid';

/** Order data the email needs. */
export interface PassOrder {
  number: string;
  language: Language;
  isTest: boolean;
  pass: OrderPass;
}

/** The email to the buyer of a pass, in the language of the purchase. It names nobody, like those about tickets. */
export function passEmail(
  { number, language, isTest, pass }: PassOrder,
  {
    kind,
    hasAccount,
    split,
    received,
    vatCents,
    link,
    ownLink,
    site,
    address,
  }: {
    kind: PassNews;
    /** It belongs to an account already; else it waits for one. */
    hasAccount: boolean;
    /** How what is owed comes back. */
    split: RefundSplit;
    /** Cents that came in, and cents open after it. */
    received: { cents: number; openCents: number };
    /** VAT included in its price. */
    vatCents: number;
    link: string;
    /** Link to the list of all passes of the account. */
    ownLink: string;
    site: string;
    /** Address of the venue, one item per line. */
    address: readonly string[];
  },
): { subject: string; text: string; html: string } {
  const words = inLanguage(WORDS, language);
  const back = refundSentences(split, language);
  const subject = words.subject[kind](shown(pass.name, language).text, number);
  const isGood = pass.state === 'valid' && (pass.isPaid || isTest);
  const { vatBasisPoints } = pass;
  return renderEmail({
    ...{ language, subject, heading: subject, site, address },
    blocks: [
      text(words.hello),
      ...(isTest ? [text(words.test)] : []),
      text(
        kind === 'received' ? words.received(number, formatPrice(received.cents)) : words.news[kind](number),
      ),
      ...(kind === 'refunded' || kind === 'refund-failed' ? [] : [cardOf(pass, language)]),
      ...(pass.state === 'valid' && vatBasisPoints !== null
        ? [text(words.vat(formatPercent(vatBasisPoints), formatPrice(vatCents)))]
        : []),
      ...(kind === 'received' && received.openCents > 0
        ? [text(words.open(formatPrice(received.openCents)))]
        : []),
      ...(back === null ? [] : [text(back)]),
      ...(isGood && !hasAccount ? [text(words.noAccount)] : []),
      ...(isGood ? [text(words.how), linkTo(words.toPasses, ownLink, true)] : []),
      linkTo(words.toOrder, link, !isGood),
      text(`${words.bye}\n${site}`),
    ],
  });

  function linkTo(
    { intro, label }: { intro: string; label: string },
    href: string,
    isMain: boolean,
  ): EmailBlock {
    return { kind: 'link', intro, label, href, isMain };
  }
}

function cardOf(
  { name, series, cents, visits, leftVisits, validUntil, state }: OrderPass,
  language: Language,
): EmailBlock {
  const words = inLanguage(WORDS, language);
  return {
    kind: 'card',
    title: shown(name, language).text,
    facts: [
      ...(series ? [words.series(shown(series, language).text)] : []),
      words.validUntil(formatDay(lastDayOfPass(validUntil), language)),
    ],
    rows: [
      [words.price, formatPrice(cents)],
      [
        words.visits,
        state === 'valid' && leftVisits < visits ? words.left(leftVisits, visits) : String(visits),
      ],
    ],
  };
}

const text = (words: string): EmailBlock => ({ kind: 'text', text: words });
