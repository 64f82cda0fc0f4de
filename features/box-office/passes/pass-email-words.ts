import { msg } from '#lib/message.ts';

/** Texts of emails about passes. */
export const WORDS = {
  hello: msg`Hello,`,
  subject: {
    placed: (name: string, number: string) => msg`${{ name }}, order ${{ number }}`,
    'to-pay': (name: string, number: string) => msg`${{ name }}: please pay, order ${{ number }}`,
    paid: (name: string, number: string) => msg`${{ name }}, order ${{ number }}`,
    received: (_: string, number: string) => msg`Payment received, order ${{ number }}`,
    resent: (name: string, number: string) => msg`${{ name }}, order ${{ number }}`,
    prolonged: (name: string, number: string) => msg`${{ name }} extended, order ${{ number }}`,
    cancelled: (name: string, number: string) => msg`${{ name }} cancelled, order ${{ number }}`,
    refunded: (_: string, number: string) => msg`Your refund, order ${{ number }}`,
    'refund-failed': (_: string, number: string) => msg`Your refund didn’t arrive: order ${{ number }}`,
    'not-paid': (_: string, number: string) => msg`Not paid: order ${{ number }}`,
  },
  received: (number: string, amount: string) =>
    msg`We’ve received ${{ amount }} for your order ${{ number }}.`,
  open: (amount: string) => msg`${{ amount }} is still to be paid.`,
  news: {
    placed: (number: string) => msg`Thank you for your order ${{ number }}. This is now yours:`,
    'to-pay': (number: string) =>
      msg`Thank you for your order ${{ number }}. Please pay for it at the box office within 14 days, quoting the number. After that you can use it:`,
    paid: (number: string) => msg`Your order ${{ number }} is paid. This is now yours:`,
    resent: (number: string) => msg`Here’s what you bought with order ${{ number }} again:`,
    prolonged: (number: string) => msg`What you bought with order ${{ number }} is now valid for longer:`,
    cancelled: (number: string) =>
      msg`We’ve cancelled what you bought with order ${{ number }}. It’s no longer valid:`,
    'refund-failed': (number: string) =>
      msg`Your bank rejected the refund for your order ${{ number }}. The money is back with us and nothing is lost.`,
    refunded: (number: string) => msg`We’ve refunded what you paid for order ${{ number }}.`,
    'not-paid': (number: string) =>
      msg`Your order ${{ number }} wasn’t paid. It has expired and there’s nothing left to pay.`,
  },
  test: msg`This was a test sale: no money is taken, and it won’t get anyone in.`,
  price: msg`Price`,
  visits: msg`Visits`,
  left: (left: number, all: number) => msg`${{ left }} of ${{ all }} left`,
  series: (title: string) => msg`For all dates of “${{ title }}”`,
  validUntil: (day: string) => msg`Valid until ${{ day }}`,
  vat: (rate: string, amount: string) => msg`The price includes ${{ rate }} VAT: ${{ amount }}.`,
  noAccount: msg`To use your visits you need an account: create one with this email address, then add your order under “Orders”.`,
  how: msg`How it works: sign in, put your tickets in the cart and choose your pass there. Each seat uses one visit. Return a ticket in time and you get the visit back.`,
  toPasses: {
    intro: msg`See what’s left here:`,
    label: msg`Go to your passes`,
  },
  toOrder: {
    intro: msg`Your order is here:`,
    label: msg`View order`,
  },
  bye: msg`See you soon`,
};
