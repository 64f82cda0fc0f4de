import type { DelayedPayment } from '#features/box-office/holds/index.server.ts';
import { CONFIRMED_WITHIN_DAYS } from '#features/box-office/ticketing/index.ts';
import { inLanguage } from '#lib/i18n.ts';
import { msg } from '#lib/message.ts';
import { formatPrice } from '#lib/money.ts';
import type { EmailBlock } from '#platform/mail/email-template.ts';
import { renderEmail } from '#platform/mail/render-email.ts';

const WORDS = {
  subject: {
    processing: msg`We’re waiting for your bank`,
    failed: msg`Your payment didn’t go through`,
  },
  processing: (amount: string) =>
    msg`You’ve paid ${{ amount }} in a way your bank has yet to confirm. That usually takes about a week. As soon as the money is here, we’ll send you what you bought in another email. You don’t need to do anything.`,
  held: msg`We’re holding your seats until then. Your tickets aren’t valid yet, so please wait for that email before you set off.`,
  notHeld: msg`Your seats were no longer reserved when we heard about it. If they’re still free once the money is here, they’re yours. If not, we’ll send the money straight back.`,
  longest: (days: number) =>
    msg`If we haven’t heard from your bank after ${{ days }} days, the order expires and we’ll let you know.`,
  failed: (amount: string) =>
    msg`Your bank didn’t pay the ${{ amount }} for your order. You haven’t bought anything, and nothing is owed. Any seats we were holding for you are free again.`,
  again: msg`Still want to come? Just order again, perhaps paying another way.`,
  toPayment: msg`View payment`,
  toShop: msg`What’s on`,
  hello: msg`Hello,`,
  bye: msg`See you soon`,
};

const text = (words: string): EmailBlock => ({ kind: 'text', text: words });

/** The email about a payment that waits for a bank, or that it refused. It names nobody, like those about orders. */
export function delayedPaymentEmail(
  { news, request, cents, holdsPlaces }: Pick<DelayedPayment, 'news' | 'request' | 'cents' | 'holdsPlaces'>,
  { site, link }: { site: string; link: string },
): { subject: string; text: string; html: string } {
  const { language } = request;
  const words = inLanguage(WORDS, language);
  const hasSeats = !request.voucher && !request.pass;
  const subject = words.subject[news];
  const seats = hasSeats ? [text(holdsPlaces ? words.held : words.notHeld)] : [];
  return renderEmail({
    ...{ language, site, subject, heading: subject },
    blocks: [
      text(words.hello),
      text(words[news](formatPrice(cents))),
      ...(news === 'processing' ? [...seats, text(words.longest(CONFIRMED_WITHIN_DAYS))] : []),
      ...(news === 'failed' ? [text(words.again)] : []),
      {
        kind: 'link',
        intro: '',
        label: news === 'processing' ? words.toPayment : words.toShop,
        href: link,
        isMain: true,
      },
      text(`${words.bye}\n${site}`),
    ],
  });
}
