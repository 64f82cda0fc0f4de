import { msg } from '#lib/message.ts';

/** Texts of emails about gift vouchers. */
export const WORDS = {
  hello: msg`Hello,`,
  subject: {
    placed: (number: string) => msg`Your gift voucher, order ${{ number }}`,
    'to-pay': (number: string) => msg`Please pay for your gift voucher, order ${{ number }}`,
    paid: (number: string) => msg`Your gift voucher, order ${{ number }}`,
    received: (number: string) => msg`Payment received, order ${{ number }}`,
    resent: (number: string) => msg`Your gift voucher, order ${{ number }}`,
    cancelled: (number: string) => msg`Gift voucher cancelled, order ${{ number }}`,
    withdrawn: (number: string) => msg`Your withdrawal, order ${{ number }}`,
    refunded: (number: string) => msg`Your refund, order ${{ number }}`,
    'refund-failed': (number: string) => msg`Your refund didn’t arrive: order ${{ number }}`,
    'not-paid': (number: string) => msg`Not paid: order ${{ number }}`,
  },
  received: (number: string, amount: string) =>
    msg`We’ve received ${{ amount }} for your order ${{ number }}.`,
  open: (amount: string) => msg`${{ amount }} is still to be paid.`,
  news: {
    placed: (number: string) => msg`Thank you for your order ${{ number }}. Here’s your gift voucher:`,
    'to-pay': (number: string) =>
      msg`Thank you for your order ${{ number }}. Please pay for the voucher at the box office within 14 days, quoting your order number. We’ll then send it.`,
    paid: (number: string) => msg`Your order ${{ number }} is paid. Here’s your gift voucher:`,
    resent: (number: string) => msg`Here’s the gift voucher from your order ${{ number }} again:`,
    cancelled: (number: string) =>
      msg`We’ve cancelled the gift voucher in your order ${{ number }}. Its code is no longer valid.`,
    'refund-failed': (number: string) =>
      msg`Your bank rejected the refund for your order ${{ number }}. The money is back with us and nothing is lost.`,
    refunded: (number: string) => msg`We’ve refunded what you paid for order ${{ number }}.`,
    'not-paid': (number: string) =>
      msg`The gift voucher in your order ${{ number }} wasn’t paid for. The order has expired and there’s nothing left to pay.`,
  },
  withdrawn: (number: string, when: string) =>
    msg`This confirms your withdrawal of ${{ when }} from the purchase of the gift voucher in order ${{ number }}. Its code is no longer valid.`,
  test: msg`This was a test sale: no money is taken, and this voucher is worth nothing.`,
  card: msg({ message: 'Gift voucher', context: 'email' }),
  worth: msg`Worth`,
  code: msg`Code`,
  for: (name: string) => msg`For ${{ name }}`,
  validUntil: (day: string) => msg`Valid until ${{ day }}`,
  sends: (email: string, day: string | null) =>
    day === null
      ? msg`We’re sending it to ${{ email }} straight away too.`
      : msg`We’ll send it to ${{ email }} on ${{ day }} too.`,
  notTaxed: msg`You don’t pay VAT when you buy a gift voucher: it’s due when the voucher is redeemed.`,
  pdf: msg`To print and give:`,
  toPdf: msg`Gift voucher, PDF`,
  order: msg`Your order is here:`,
  toOrder: msg`View order`,
  keep: msg`Anyone with the code can redeem the voucher, so think before you pass it on.`,
  gift: {
    subject: msg`A gift voucher for you`,
    hello: (name: string) => (name === '' ? msg`Hello,` : msg`Hello ${{ name }},`),
    from: (name: string) => msg`${{ name }} has given you a voucher.`,
    says: (name: string) => msg`${{ name }} says`,
    how: msg`Redeem the code in your account under “Credit”. Then use the credit to pay for tickets, in full or in part.`,
    redeem: msg`Redeem it here:`,
    toRedeem: msg`Go to your credit`,
  },
  bye: msg`See you soon`,
};
