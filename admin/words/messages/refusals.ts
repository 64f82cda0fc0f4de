import type { Both } from '../both.ts';

/** Why the box office refused something, by the codes of the API (docs/api.md). */
export const refusalsWords = {
  refused_idempotency_key_reused: [
    'Ein früherer Versuch ohne Antwort hat vielleicht schon etwas anderes angelegt. Sieh in der Liste nach und versuch es dann noch einmal.',
    'An earlier attempt that got no answer may have created something else already. Check the list, then try again.',
  ],
  refused_on_its_way: [
    'Dieses Geld ist schon online unterwegs. Zurückzahlen lässt sich nur der Rest.',
    'This money is already on its way back online. You can only refund the rest.',
  ],
  refused_password_set: [
    'Das Passwort ist inzwischen gesetzt.',
    'The password has been set in the meantime.',
  ],
  refused_amount_differs: ['Es sind %{amount}.', 'The amount due is %{amount}.'],
  refused_open_changed: [
    'Die Bestellung hat sich inzwischen geändert. Sieh sie dir an und versuch es noch einmal.',
    'The order has changed in the meantime. Check it, then try again.',
  ],
  refused_takes_no_money: ['Diese Bestellung kostet nichts.', 'This order takes no money.'],
  refused_nothing_open: ['Es ist nichts mehr offen.', 'Nothing is due any more.'],
  refused_nothing_owed: ['Es ist nichts mehr zurückzugeben.', 'There’s nothing left to refund.'],
  refused_spent: [
    'Es wurde inzwischen zurückgezahlt: Nimm erst das zurück.',
    'It has been refunded in the meantime: reverse the refund first.',
  ],
  refused_paid_online: ['Das kam online: Gib es zurück.', 'This was paid online: refund it instead.'],
  refused_paid_with_credit: [
    'Das ist Guthaben und war kein Irrtum.',
    'This is credit, so it wasn’t recorded by mistake.',
  ],
  refused_no_account: [
    'Wer bestellt hat, hat kein Konto für Guthaben.',
    'The customer has no account to hold credit.',
  ],
  refused_disputed: [
    'Die Zahlung ist bei der Bank bestritten. Bevor das entschieden ist, fließt nichts.',
    'The payment is disputed at the bank. No money moves until that’s decided.',
  ],
  refused_refund_failed: [
    'Die Bank hat es nicht angenommen: Das Geld ist wieder beim Haus. Zahle es auf anderem Weg zurück.',
    'The bank rejected the refund, so the money is back with us. Refund it another way.',
  ],
  refused_not_paid_online: ['So viel wurde nicht online bezahlt.', 'Less than that was paid online.'],
  refused_payment_provider_down: [
    'Der Zahlungsdienst antwortet nicht. Es ist nichts verloren.',
    'The payment provider isn’t responding. Nothing is lost.',
  ],
  refused_voucher_redeemed: ['Der Gutschein ist eingelöst.', 'The gift voucher has been redeemed.'],
  refused_pass_used: ['Mit dem Abonnement war schon jemand da.', 'The pass has already been used.'],
  refused_voucher_as_money: [
    'Für einen Gutschein gibt es Geld zurück, kein Guthaben.',
    'Payments for gift vouchers are refunded as money, not as credit.',
  ],
  refused_cancellation_closed: ['Ein Test wird nicht storniert.', 'You can’t cancel a test sale.'],
  refused_no_tickets: [
    'Es gibt nichts zu schicken: nicht bezahlt oder storniert.',
    'There’s nothing to send: the order is unpaid or cancelled.',
  ],
  refused_in_payment: ['Gerade wird das Angebot bezahlt.', 'They’re paying for their offer right now.'],
  refused_unknown_order: ['Diese Bestellung gibt es nicht.', 'No order has that number.'],
  refused_unknown_event: ['Diesen Termin gibt es nicht.', 'No date has that number.'],
  refused_unknown_entry: [
    'Das steht nicht mehr auf der Warteliste.',
    'That’s no longer on the waiting list.',
  ],
} as const satisfies Record<string, Both>;
