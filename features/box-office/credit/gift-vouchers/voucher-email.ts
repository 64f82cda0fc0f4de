import { type RefundSplit, refundSentences } from '#features/box-office/prices/index.server.ts';
import type { OrderVoucher } from '#features/box-office/ticketing/index.ts';
import { inLanguage } from '#lib/i18n.ts';
import type { Language } from '#lib/localized.ts';
import { formatPrice } from '#lib/money.ts';
import { dayOf, formatDay, formatTime, timeOf } from '#lib/venue-time.ts';
import type { EmailBlock } from '#platform/mail/email-template.ts';
import { renderEmail } from '#platform/mail/render-email.ts';
import { lastDayOf } from './order-voucher.ts';
import { WORDS } from './voucher-email-words.ts';

/** Notifications to the buyer of a voucher. `to-pay`: it is ordered, and paid at the box office. */
export type VoucherNews =
  | 'placed'
  | 'to-pay'
  | 'paid'
  /** Money came in that does not settle it. */
  | 'received'
  | 'resent'
  | 'cancelled'
  | 'withdrawn'
  | 'refunded'
  | 'refund-failed'
  | 'not-paid';

/** Order data the emails need. */
export interface VoucherOrder {
  number: string;
  language: Language;
  isTest: boolean;
  voucher: OrderVoucher;
}

interface Sender {
  site: string;
  /** Address of the venue, one item per line. */
  address: readonly string[];
}

type Email = { subject: string; text: string; html: string };

/** The email to the buyer of a voucher, in the language of the purchase. It names nobody, like those about tickets. */
export function voucherEmail(
  { number, language, isTest, voucher }: VoucherOrder,
  {
    kind,
    split,
    received,
    link,
    pdfLink,
    site,
    address,
  }: Sender & {
    kind: VoucherNews;
    split: RefundSplit;
    /** Cents that came in, and cents open after it. */
    received: { cents: number; openCents: number };
    link: string;
    pdfLink: string;
  },
): Email {
  const words = inLanguage(WORDS, language);
  const back = refundSentences(split, language);
  const subject = words.subject[kind](number);
  const isGood = voucher.issued !== null && voucher.state === 'valid';
  const { recipientEmail, sendOn, sentAt } = voucher;
  const newsIn = () => {
    if (kind === 'withdrawn') return withdrawnWords(number, voucher, language);
    if (kind === 'received') return words.received(number, formatPrice(received.cents));
    return words.news[kind](number);
  };
  return renderEmail({
    ...{ language, subject, heading: subject, site, address },
    blocks: [
      text(words.hello),
      ...(isTest ? [text(words.test)] : []),
      text(newsIn()),
      ...(kind === 'refunded' || kind === 'refund-failed' ? [] : [cardOf(voucher, language)]),
      ...(isGood && !isTest && recipientEmail !== null && sentAt === null
        ? [text(words.sends(recipientEmail, sendOn && formatDay(sendOn, language)))]
        : []),
      ...(voucher.state === 'valid' ? [text(words.notTaxed)] : []),
      ...(kind === 'received' && received.openCents > 0
        ? [text(words.open(formatPrice(received.openCents)))]
        : []),
      ...(back === null ? [] : [text(back)]),
      ...(isGood ? [linkTo({ intro: words.pdf, label: words.toPdf, href: pdfLink, isMain: true })] : []),
      linkTo({ intro: words.order, label: words.toOrder, href: link, isMain: !isGood }),
      ...(isGood ? [text(words.keep)] : []),
      text(`${words.bye}\n${site}`),
    ],
  });
}

/** The email to whom a voucher is for. It names who gives it and says what they wrote: it goes out only when it is paid. */
export function giftEmail(
  { language, voucher }: Pick<VoucherOrder, 'language' | 'voucher'>,
  {
    from,
    pdfLink,
    redeemLink,
    site,
    address,
  }: Sender & { from: string; pdfLink: string; redeemLink: string },
): Email {
  const words = inLanguage(WORDS, language);
  const { gift } = words;
  return renderEmail({
    ...{ language, subject: gift.subject, heading: gift.subject, site, address },
    blocks: [
      text(gift.hello(voucher.recipient)),
      text(gift.from(from)),
      ...(voucher.greeting === ''
        ? []
        : [{ kind: 'answer' as const, label: gift.says(from), answer: voucher.greeting }]),
      cardOf(voucher, language),
      linkTo({ intro: words.pdf, label: words.toPdf, href: pdfLink, isMain: true }),
      text(gift.how),
      linkTo({ intro: gift.redeem, label: gift.toRedeem, href: redeemLink, isMain: false }),
      text(words.keep),
      text(`${words.bye}\n${site}`),
    ],
  });
}

/** Says with day and time when somebody withdrew: they keep it as a proof. */
function withdrawnWords(number: string, { withdrawnAt }: OrderVoucher, language: Language): string {
  const when =
    withdrawnAt === null
      ? ''
      : `${formatDay(dayOf(withdrawnAt), language)}, ${formatTime(timeOf(withdrawnAt), language)}`;
  return inLanguage(WORDS, language).withdrawn(number, when);
}

function cardOf({ cents, recipient, issued }: OrderVoucher, language: Language): EmailBlock {
  const words = inLanguage(WORDS, language);
  return {
    kind: 'card',
    title: words.card,
    facts: [
      ...(recipient === '' ? [] : [words.for(recipient)]),
      ...(issued?.validUntil ? [words.validUntil(formatDay(lastDayOf(issued.validUntil), language))] : []),
    ],
    rows: [
      [words.worth, formatPrice(cents)],
      ...(issued ? [[words.code, issued.code] as [string, string]] : []),
    ],
  };
}

const text = (words: string): EmailBlock => ({ kind: 'text', text: words });
const linkTo = (link: { intro: string; label: string; href: string; isMain: boolean }): EmailBlock => ({
  kind: 'link',
  ...link,
});
