import type { VoucherPurchase } from '#features/box-office/ticketing/index.ts';
import { cleanLine, cleanText } from '#lib/clean-text.ts';
import { isEmailAddress } from '#lib/email-address.ts';
import { parseCents } from '#lib/money.ts';
import { addDays, type Day, isDay } from '#lib/venue-time.ts';
import {
  MAX_GREETING_LENGTH,
  MAX_RECIPIENT_LENGTH,
  SEND_WITHIN_DAYS,
  VOUCHER_FROM_CENTS,
  VOUCHER_PRESETS,
  VOUCHER_UP_TO_CENTS,
} from './order-voucher.ts';

/** Raw form input for buying a voucher, besides the customer's own details. */
export interface VoucherDraft {
  /** Cents of a preset, or `own`. */
  amount: string;
  ownAmount: string;
  recipient: string;
  greeting: string;
  sendTo: string;
  recipientEmail: string;
  sendOn: string;
}

export type VoucherDraftError =
  | 'NO_AMOUNT'
  | 'AMOUNT_OUT_OF_BOUNDS'
  | 'TOO_LONG'
  | 'REQUIRED'
  | 'INVALID_EMAIL'
  | 'NO_DAY'
  | 'DAY_OUT_OF_BOUNDS';
export type VoucherDraftErrors = Partial<Record<keyof VoucherDraft, VoucherDraftError>>;

export const EMPTY_VOUCHER_DRAFT: VoucherDraft = {
  amount: '2500',
  ownAmount: '',
  recipient: '',
  greeting: '',
  sendTo: 'me',
  recipientEmail: '',
  sendOn: '',
};

/** More lines than these become one: a greeting has to find room on its sheet. */
const MAX_LINES = 8;

/** Reads the purchase from the form input, with the errors found in it. `today`: the current day at the venue. */
export function readVoucherDraft(
  draft: VoucherDraft,
  today: Day,
): { purchase: VoucherPurchase; errors: VoucherDraftErrors } {
  const errors: VoucherDraftErrors = {};
  const cents = centsOf(draft);
  if (cents === null) errors[draft.amount === 'own' ? 'ownAmount' : 'amount'] = 'NO_AMOUNT';
  else if (cents < VOUCHER_FROM_CENTS || cents > VOUCHER_UP_TO_CENTS)
    errors[draft.amount === 'own' ? 'ownAmount' : 'amount'] = 'AMOUNT_OUT_OF_BOUNDS';
  const recipient = cleanLine(draft.recipient);
  if (recipient.length > MAX_RECIPIENT_LENGTH) errors.recipient = 'TOO_LONG';
  const greeting = normalizeGreeting(draft.greeting);
  if (greeting.length > MAX_GREETING_LENGTH) errors.greeting = 'TOO_LONG';
  const isForRecipient = draft.sendTo === 'recipient';
  const recipientEmail = draft.recipientEmail.trim();
  if (isForRecipient && recipientEmail === '') errors.recipientEmail = 'REQUIRED';
  else if (isForRecipient && !isEmailAddress(recipientEmail)) errors.recipientEmail = 'INVALID_EMAIL';
  const sendOn = draft.sendOn.trim();
  if (isForRecipient && sendOn !== '' && !isDay(sendOn)) errors.sendOn = 'NO_DAY';
  else if (isForRecipient && sendOn !== '' && (sendOn < today || sendOn > addDays(today, SEND_WITHIN_DAYS)))
    errors.sendOn = 'DAY_OUT_OF_BOUNDS';
  return {
    purchase: {
      cents: cents ?? 0,
      recipient,
      greeting,
      recipientEmail: isForRecipient ? recipientEmail : null,
      sendOn: isForRecipient && sendOn !== '' ? sendOn : null,
    },
    errors,
  };
}

/** The draft a purchase was read from, to refill its form. */
export function draftOfPurchase(purchase: VoucherPurchase): VoucherDraft {
  const isPreset = VOUCHER_PRESETS.some((cents) => cents === purchase.cents);
  return {
    amount: isPreset ? String(purchase.cents) : 'own',
    ownAmount: isPreset ? '' : (purchase.cents / 100).toFixed(2).replace('.', ','),
    recipient: purchase.recipient,
    greeting: purchase.greeting,
    sendTo: purchase.recipientEmail === null ? 'me' : 'recipient',
    recipientEmail: purchase.recipientEmail ?? '',
    sendOn: purchase.sendOn ?? '',
  };
}

/** In cents; `null` for an invalid amount. */
function centsOf({ amount, ownAmount }: Pick<VoucherDraft, 'amount' | 'ownAmount'>): number | null {
  if (amount === 'own') return parseCents(ownAmount);
  return VOUCHER_PRESETS.find((cents) => String(cents) === amount) ?? null;
}

function normalizeGreeting(typed: string): string {
  const lines = cleanText(typed)
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .split('\n');
  const rest = lines.slice(MAX_LINES - 1).join(' ');
  return lines.length <= MAX_LINES ? lines.join('\n') : [...lines.slice(0, MAX_LINES - 1), rest].join('\n');
}
