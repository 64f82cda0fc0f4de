import {
  type Dispute,
  type DisputedMoney,
  type DisputeState,
  isDisputeOpen,
} from '#features/box-office/ticketing/index.ts';
import { formatPrice } from '#lib/money.ts';
import { dayOf, formatDay } from '#lib/venue-time.ts';

/** Texts about money in emails to the venue itself; they go to an address of the venue, which reads German. */
export const STAFF_EMAIL_TEXTS = {
  refundFailed: {
    subject: (amount: string) => `Rückzahlung nicht angekommen: ${amount}`,
    paragraphs: (amount: string, payment: string, refund: string) => [
      `Eine Online-Zahlung hatte keine Bestellung mehr erreicht und ging zurück. Die Bank hat die ${amount} nicht angenommen: Das Geld liegt wieder beim Zahlungsanbieter.`,
      `Bitte zahle es dort von Hand aus. Die Zahlung heißt dort ${payment}, die gescheiterte Rückzahlung ${refund}.`,
    ],
  },
} as const;

const OUTCOMES = {
  won: {
    name: 'gewonnen',
    what: 'Die Bank hat für das Haus entschieden. Was sie genommen hatte, bucht sie wieder zurück, und was der Bestellung noch zusteht, geht dann wie sonst zurück.',
  },
  lost: {
    name: 'verloren',
    what: 'Die Bank hat gegen das Haus entschieden: Das Geld ist weg und darf nicht noch einmal zurückgehen. Die Tickets gelten weiter, solange ihr sie nicht storniert. Das entscheidet die Kasse.',
  },
} as const;

const REASONS: Record<string, string> = {
  fraudulent: 'Wem die Karte gehört, sagt, nicht bezahlt zu haben',
  unrecognized: 'Wem die Karte gehört, kennt die Zahlung nicht',
  duplicate: 'doppelt bezahlt',
  credit_not_processed: 'eine Rückzahlung sei nicht angekommen',
  product_not_received: 'nicht bekommen, wofür bezahlt wurde',
  product_unacceptable: 'nicht, was versprochen war',
};

/**
 * Returns the email to the venue about a dispute that begins, is to be answered again, or ends; `null` if nothing of
 * that is new. `order`: its number, if there is one.
 */
export function disputeEmail(
  before: Pick<Dispute, 'state'> | null,
  { state, cents, answerUntil, reason, name }: DisputedMoney,
  order: string | null,
): { subject: string; paragraphs: string[] } | null {
  const about = order === null ? `Zahlung ohne Bestellung, ${name}` : `Bestellung ${order}`;
  const amount = formatPrice(cents);
  if (before?.state !== state && (state === 'won' || state === 'lost')) {
    const outcome = OUTCOMES[state];
    return {
      subject: `Zahlung bestritten, ${outcome.name}: ${about}`,
      paragraphs: [`Es ging um ${amount}. ${outcome.what}`],
    };
  }
  // Also where a bank that only asked takes the money, or one that has decided looks at it again.
  const isToAnswer = state === 'to-answer' && before?.state !== 'to-answer';
  if (!isToAnswer && (before !== null || !isDisputeOpen({ state }))) return null;
  return {
    subject: `Zahlung bestritten: ${about}`,
    paragraphs: [
      `Jemand hat bei seiner Bank eine Online-Zahlung über ${amount} bestritten. Der Grund: ${REASONS[reason] ?? reason}.`,
      ...(answerUntil === null
        ? []
        : [answerWords(state, formatDay(dayOf(answerUntil), 'de', { year: true }))]),
      'Solange das nicht entschieden ist, geht für diese Zahlung nichts zurück, und die Tickets gelten weiter.',
    ],
  };
}

function answerWords(state: DisputeState, day: string): string {
  return state === 'to-answer'
    ? `Bis ${day} könnt ihr beim Zahlungsanbieter belegen, dass richtig bezahlt wurde. Danach entscheidet die Bank ohne euch.`
    : `Die Bank prüft bereits. Belege nahm sie bis ${day} an.`;
}
