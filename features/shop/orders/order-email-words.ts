import type { MessageDescriptor } from '@lingui/core';
import type { PaymentMethod } from '#features/box-office/ticketing/index.ts';
import { msg } from '#lib/message.ts';

/** Self-service options of customers with tickets for something postponed. */
export interface PostponementOptions {
  isGivenBackHere: boolean;
  isExchangedHere: boolean;
  isPaid: boolean;
  /** True if the amount paid is refunded as credit on request. */
  mayBecomeCredit: boolean;
}

const POSTPONED = msg({
  message:
    'A date in your order {number} has been postponed: {event}. There’s no new date yet. We’ll email you as soon as there is. Your tickets stay valid for the new date too. If you’d rather not wait, use the link to return them whenever you like until then{refund, select, money {, and you’ll get back what you paid} choice {, and you’ll get back what you paid, as money or as credit} other {}}.{exchange, select, here { Or come on another day: if there’s another date, you can exchange them there.} other {}}',
});
const POSTPONED_AT_BOX_OFFICE = msg({
  message:
    'A date in your order {number} has been postponed: {event}. There’s no new date yet. We’ll email you as soon as there is. Your tickets stay valid for the new date too. If you’d rather not wait, tell the box office and they’ll take your tickets back or exchange them.',
});

/** The refund: none, money, or money or credit by choice. */
function refundOf({ isPaid, mayBecomeCredit }: PostponementOptions): string {
  if (!isPaid) return 'none';
  return mayBecomeCredit ? 'choice' : 'money';
}

/** Texts about an enquiry of a group, in place of those about an order. */
export const ENQUIRY_WORDS = {
  subjects: {
    placed: (number: string) => msg`Places held for your group: ${{ number }}`,
    resent: (number: string) => msg`Places held for your group: ${{ number }}`,
    reserved: (number: string) => msg`Held for longer: enquiry ${{ number }}`,
    reminder: (number: string) => msg`Would you still like the places? Enquiry ${{ number }}`,
    'not-paid': (number: string) => msg`No longer held: enquiry ${{ number }}`,
    'ticket-cancelled': (number: string) => msg`Withdrawn: enquiry ${{ number }}`,
  },
  placed: (number: string) =>
    msg`We’re holding these places for your group, enquiry ${{ number }}. Nothing is ordered yet, and nothing is to be paid:`,
  reminder: (number: string) => msg`We’re still holding these places for your group, enquiry ${{ number }}:`,
  ended: (number: string) =>
    msg`Your enquiry ${{ number }} wasn’t ordered in time, so the places are free again. It hasn’t cost you anything.`,
  withdrawn: (number: string) =>
    msg`Your enquiry ${{ number }} is withdrawn, and the places are free again. It hasn’t cost you anything.`,
  heldUntil: (end: string) =>
    msg`We’re holding the places until ${{ end }}. Use the link to order them with one press, or to withdraw. If you do neither, they’ll be free again, and it won’t cost you anything:`,
  nothingLeft: msg`If you’d still like to come, see what’s free here:`,
  toEnquiry: msg`Order or withdraw`,
};

/** Texts of the order emails. */
export const WORDS = {
  subject: (number: string) => msg`Your order ${{ number }}`,
  subjects: {
    paid: (number: string) => msg`Your tickets, order ${{ number }}`,
    received: (number: string) => msg`Payment received: order ${{ number }}`,
    resent: (number: string) => msg`Your tickets, order ${{ number }}`,
    'refund-failed': (number: string) => msg`Your refund didn’t arrive: order ${{ number }}`,
    'donation-returned': (number: string) => msg`Your donation: order ${{ number }}`,
    changed: (number: string) => msg`Changed: order ${{ number }}`,
    reserved: (number: string) => msg`Held for longer: order ${{ number }}`,
    'payment-link': (number: string) => msg`Pay online: order ${{ number }}`,
    'payment-processing': (number: string) => msg`We’re waiting for your bank: order ${{ number }}`,
    'payment-failed': (number: string) => msg`Your payment didn’t go through: order ${{ number }}`,
    reminder: (number: string) => msg`Please pay for order ${{ number }}`,
    'invoice-reminder': (number: string) => msg`Have you forgotten? Invoice for order ${{ number }}`,
    'first-notice': (number: string) => msg`Overdue: invoice for order ${{ number }}`,
    'second-notice': (number: string) => msg`Overdue, second notice: invoice for order ${{ number }}`,
    'not-paid': (number: string) => msg`Not paid: order ${{ number }}`,
    'event-cancelled': (number: string, title: string) => msg`Cancelled: ${{ title }}, order ${{ number }}`,
    'event-moved': (number: string, title: string) => msg`New date: ${{ title }}, order ${{ number }}`,
    'event-postponed': (number: string, title: string) => msg`Postponed: ${{ title }}, order ${{ number }}`,
    'event-takes-place': (number: string, title: string) =>
      msg`Going ahead: ${{ title }}, order ${{ number }}`,
    'room-changed': (number: string, title: string) => msg`Room change: ${{ title }}, order ${{ number }}`,
    'seats-changed': (number: string, title: string) => msg`Other seats: ${{ title }}, order ${{ number }}`,
    rebooked: (number: string, title: string) => msg`Your new date: ${{ title }}, order ${{ number }}`,
  },
  hello: msg`Hello,`,
  wholeSeries: msg({ message: 'Whole series', context: 'email' }),
  ticketCount: (count: number) => ({
    ...msg({ message: '{count, plural, one {1 ticket} other {{count} tickets}}' }),
    values: { count },
  }),
  visits: (count: number) => ({
    ...msg({ message: '{count, plural, one {1 visit from the pass} other {{count} visits from the pass}}' }),
    values: { count },
  }),
  thanks: (number: string) => msg`Thank you for your order ${{ number }}. Here’s what you ordered:`,
  given: (number: string, isAll: boolean) =>
    isAll
      ? msg`All the tickets in your order ${{ number }} have been returned.`
      : msg`You’ve returned a ticket from your order ${{ number }}. Here’s what’s left:`,
  cancelled: (number: string, isAll: boolean) =>
    isAll
      ? msg`We’ve cancelled all the tickets in your order ${{ number }}.`
      : msg`We’ve cancelled tickets in your order ${{ number }}. Here’s what’s left:`,
  paid: (number: string) => msg`Your order ${{ number }} is paid. Here are your tickets:`,
  received: (number: string, amount: string) =>
    msg`We’ve received ${{ amount }} for your order ${{ number }}.`,
  paymentLink: (number: string, amount: string) =>
    msg`Here’s the link to pay ${{ amount }} online for your order ${{ number }}. This is what it’s for:`,
  paymentProcessing: (number: string, amount: string) =>
    msg`You’ve paid ${{ amount }} for your order ${{ number }} in a way your bank has yet to confirm. That usually takes about a week, and we’re holding your seats until then. As soon as the money is here, we’ll email you. You don’t need to do anything.`,
  paymentFailed: (number: string, amount: string) =>
    msg`Your bank didn’t pay the ${{ amount }} for your order ${{ number }}, so it’s still to be paid:`,
  refunded: (number: string) => msg`We’ve refunded what you overpaid for order ${{ number }}.`,
  refundFailed: (number: string) =>
    msg`Your bank rejected the refund for your order ${{ number }}. The money is back with us and nothing is lost.`,
  refundedPart: (number: string) => msg`We’ve refunded part of what you overpaid for order ${{ number }}.`,
  resent: (number: string) => msg`Here are the tickets for your order ${{ number }} again:`,
  changed: (number: string) => msg`We’ve changed your order ${{ number }}. Here it is now:`,
  reserved: (number: string) => msg`We’re holding the seats of your order ${{ number }} for longer:`,
  reservedThanks: (number: string) =>
    msg`We’ve reserved these for you, order ${{ number }}. Nothing has been paid yet:`,
  reservedUntil: (end: string) =>
    msg`We’re holding the seats until ${{ end }}. Please pay at the box office by then, and pick up your tickets there too: just quote your order number. After that we release the seats. All the details are here:`,
  reminder: (number: string) => msg`Your order ${{ number }} hasn’t been paid yet. We’re holding your seats:`,
  reminderOfRest: (number: string) =>
    msg`Your order ${{ number }} hasn’t been paid in full yet. We’re holding your seats:`,
  invoiceReminders: {
    'invoice-reminder': (number: string) =>
      msg`The invoice for your order ${{ number }} may have slipped your mind. Please pay it in the next few days. If your transfer is already on its way, you can ignore this email.`,
    'first-notice': (number: string) =>
      msg`We still haven’t received your payment for order ${{ number }}. Please pay the invoice in the next seven days. If something’s wrong with it, just reply and tell us.`,
    'second-notice': (number: string) =>
      msg`This is our last reminder: the invoice for your order ${{ number }} is long overdue. Please pay it in the next seven days, or get in touch with us.`,
  },
  notPaid: (number: string) =>
    msg`Your order ${{ number }} wasn’t paid in time, so we’ve released the seats.`,
  eventCancelled: (number: string, event: string) =>
    msg`We’re sorry, but we’ve had to cancel ${{ event }}. Your tickets for it in order ${{ number }} have been cancelled.`,
  moved: (number: string, event: string, isGivenBackHere: boolean) =>
    isGivenBackHere
      ? msg`A date in your order ${{ number }} has moved. The new one is: ${{ event }}. Your tickets stay valid. If it doesn’t suit you, use the link to return them up to 24 hours before, and you’ll get your money back.`
      : msg`A date in your order ${{ number }} has moved. The new one is: ${{ event }}. Your tickets stay valid. If it doesn’t suit you, tell the box office and they’ll take your tickets back.`,
  takesPlace: (number: string, event: string, isGivenBackHere: boolean) =>
    isGivenBackHere
      ? msg`A date in your order ${{ number }} was postponed, but is now going ahead as planned after all: ${{ event }}. Your tickets stay valid. If it no longer suits you, use the link to return them up to 24 hours before, and you’ll get your money back.`
      : msg`A date in your order ${{ number }} was postponed, but is now going ahead as planned after all: ${{ event }}. Your tickets stay valid. If it no longer suits you, tell the box office and they’ll take your tickets back.`,
  postponed: (number: string, event: string, options: PostponementOptions) => ({
    ...(options.isGivenBackHere ? POSTPONED : POSTPONED_AT_BOX_OFFICE),
    values: { number, event, refund: refundOf(options), exchange: options.isExchangedHere ? 'here' : 'none' },
  }),
  wasOn: (when: string) => msg`postponed, was ${{ when }}`,
  roomChanged: (number: string, event: string, room: string) =>
    msg`A date in your order ${{ number }} is now in a different room: ${{ event }}, ${{ room }}. The time and your tickets stay the same.`,
  seatsChanged: (number: string, event: string) =>
    msg`We had to give you other seats for a date in your order ${{ number }}: ${{ event }}. Your tickets stay valid and name the new seats:`,
  rebooked: (number: string, event: string) =>
    msg`We’ve exchanged tickets in your order ${{ number }}. The new date is: ${{ event }}. You have new tickets for it, and the old ones no longer work. Here’s your order now:`,
  donation: (amount: string) => msg`Donation: ${{ amount }}`,
  donationReturned: (number: string, amount: string) =>
    msg`As you asked, we’ve taken your donation of ${{ amount }} out of your order ${{ number }}.`,
  donationKept: (amount: string) =>
    msg`Your donation of ${{ amount }} stays with us. Would you like it back? Tell the box office, quoting your order number.`,
  disputed: msg`The payment is being disputed with your bank. Until that’s decided, we can’t refund anything.`,
  owedChoice: msg`Would you rather have it as credit? You can choose that on your order page until we’ve sent it.`,
  credited: (amount: string) =>
    msg`${{ amount }} is now credit in your account. You can pay with it next time you order.`,
  open: (amount: string) => msg`${{ amount }} of this is still to be paid.`,
  transfer: msg`To pay what’s due by bank transfer:`,
  scan: msg`There’s a QR code for your banking app on the order page.`,
  nothingLeft: msg`There’s nothing left to pay. You can still see your order here:`,
  tickets: msg`Your tickets are here:`,
  pdf: msg`All tickets as a PDF:`,
  toOrder: msg`View order`,
  toPayment: msg`Pay online now`,
  toPdf: msg`All tickets, PDF`,
  appleIntro: msg`For iPhone:`,
  apple: msg`Add to Apple Wallet`,
  googleIntro: msg`For Android:`,
  google: msg`Add to Google Wallet`,
  test: msg`This was a test sale: no money is taken, and these tickets won’t get anyone in.`,
  coupon: (code: string) => msg`Voucher code ${{ code }}`,
  total: msg({ message: 'Total', context: 'email' }),
  vat: (percent: string, amount: string) => msg`including ${{ percent }} VAT, ${{ amount }}`,
  paying: {
    free: msg`There’s nothing to pay. Your tickets are here:`,
    test: msg`Your order is here:`,
    credit: msg`Your order is here:`,
    online: msg`Your order is here:`,
    'box-office': msg`Please pay at the box office at least 30 minutes before the start, and pick up your tickets there too: just quote your order number. All the details are here:`,
    'on-account': msg`Please pay the invoice before your visit. Your tickets are here:`,
  },
  payingOnline: {
    reserved: (end: string) =>
      msg`We’re holding the seats until ${{ end }}. Please pay online with this link by then, or at the box office, quoting your order number. After that we release the seats.`,
    'box-office': msg`Pay online with this link, or at the box office at least 30 minutes before the start: just quote your order number.`,
    'on-account': msg`Please pay the invoice before your visit. You can pay it online with this link, where your tickets are too:`,
    rest: msg`You can pay what’s still due online with this link:`,
  },
  keep: msg`Anyone with this link can see the order and its tickets, so think before you pass it on.`,
  bye: msg`See you soon`,
} satisfies { paying: Record<PaymentMethod, MessageDescriptor> } & Record<string, unknown>;
