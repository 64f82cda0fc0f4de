import type { Both } from '../both.ts';

/** Why the box office refused something, by the codes of the API (docs/api.md). */
export const refusalsWords = {
  refused_amount_differs: ['Es sind %{amount}.', 'It is %{amount}.'],
  refused_takes_no_money: ['Diese Bestellung kostet nichts.', 'This order takes no money.'],
  refused_nothing_open: ['Es ist nichts mehr offen.', 'Nothing is open any more.'],
  refused_nothing_owed: ['Es ist nichts mehr zurückzugeben.', 'There is nothing to give back any more.'],
  refused_spent: [
    'Es wurde inzwischen zurückgezahlt: Nimm erst das zurück.',
    'It was given back meanwhile: take that back first.',
  ],
  refused_paid_online: ['Das kam online: Gib es zurück.', 'It came online: give it back instead.'],
  refused_paid_with_credit: ['Das ist Guthaben und war kein Irrtum.', 'It is credit, and was no mistake.'],
  refused_no_account: [
    'Wer bestellt hat, hat kein Konto für Guthaben.',
    'Who ordered has no account that could have credit.',
  ],
  refused_disputed: [
    'Die Zahlung ist bei der Bank bestritten. Bevor das entschieden ist, fließt nichts.',
    'The payment is disputed at the bank. Nothing moves before that is decided.',
  ],
  refused_refund_failed: [
    'Die Bank hat es nicht angenommen: Das Geld ist wieder beim Haus. Zahle es auf anderem Weg zurück.',
    'The bank did not take it: the money is with the house again. Give it back another way.',
  ],
  refused_not_paid_online: ['So viel wurde nicht online bezahlt.', 'Not so much of it was paid online.'],
  refused_payment_provider_down: [
    'Der Zahlungsdienst antwortet nicht. Es ist nichts verloren.',
    'The payment provider does not answer. Nothing is lost.',
  ],
  refused_voucher_redeemed: ['Der Gutschein ist eingelöst.', 'The gift voucher was redeemed.'],
  refused_pass_used: ['Mit dem Abonnement war schon jemand da.', 'Somebody came with the pass already.'],
  refused_voucher_as_money: [
    'Für einen Gutschein gibt es Geld zurück, kein Guthaben.',
    'What was paid for a gift voucher goes back as money, not as credit.',
  ],
  refused_cancellation_closed: ['Ein Test wird nicht storniert.', 'Tests are not cancelled.'],
  refused_no_tickets: [
    'Es gibt nichts zu schicken: nicht bezahlt oder storniert.',
    'There is nothing to send: not paid, or cancelled.',
  ],
  refused_in_payment: ['Gerade wird das Angebot bezahlt.', 'They are paying for what they were offered.'],
  refused_unknown_order: ['Diese Bestellung gibt es nicht.', 'There is no such order.'],
  refused_unknown_event: ['Diesen Termin gibt es nicht.', 'There is no such event.'],
  refused_unknown_entry: [
    'Das steht nicht mehr auf der Warteliste.',
    'That is no longer on the waiting list.',
  ],
} as const satisfies Record<string, Both>;
