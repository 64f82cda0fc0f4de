import { cleanLine, cleanText } from '#lib/clean-text.ts';
import { isEmailAddress } from '#lib/email-address.ts';
import { parseCents } from '#lib/money.ts';
import { addDays, type Day, isDay } from '#lib/venue-time.ts';
import {
  GREETING_AT_MOST,
  RECIPIENT_AT_MOST,
  SEND_WITHIN_DAYS,
  VOUCHER_FROM_CENTS,
  VOUCHER_PRESETS,
  VOUCHER_UP_TO_CENTS,
  type VoucherWish,
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
const LINES_AT_MOST = 8;

/** Reads the purchase from the form input, with the errors found in it. `today`: the current day at the house. */
export function readVoucherDraft(
  draft: VoucherDraft,
  today: Day,
): { wish: VoucherWish; errors: VoucherDraftErrors } {
  const errors: VoucherDraftErrors = {};
  const cents = centsOf(draft);
  if (cents === null) errors[draft.amount === 'own' ? 'ownAmount' : 'amount'] = 'NO_AMOUNT';
  else if (cents < VOUCHER_FROM_CENTS || cents > VOUCHER_UP_TO_CENTS)
    errors[draft.amount === 'own' ? 'ownAmount' : 'amount'] = 'AMOUNT_OUT_OF_BOUNDS';
  const recipient = cleanLine(draft.recipient);
  if (recipient.length > RECIPIENT_AT_MOST) errors.recipient = 'TOO_LONG';
  const greeting = tidyGreeting(draft.greeting);
  if (greeting.length > GREETING_AT_MOST) errors.greeting = 'TOO_LONG';
  const isForRecipient = draft.sendTo === 'recipient';
  const recipientEmail = draft.recipientEmail.trim();
  if (isForRecipient && recipientEmail === '') errors.recipientEmail = 'REQUIRED';
  else if (isForRecipient && !isEmailAddress(recipientEmail)) errors.recipientEmail = 'INVALID_EMAIL';
  const sendOn = draft.sendOn.trim();
  if (isForRecipient && sendOn !== '' && !isDay(sendOn)) errors.sendOn = 'NO_DAY';
  else if (isForRecipient && sendOn !== '' && (sendOn < today || sendOn > addDays(today, SEND_WITHIN_DAYS)))
    errors.sendOn = 'DAY_OUT_OF_BOUNDS';
  return {
    wish: {
      cents: cents ?? 0,
      recipient,
      greeting,
      recipientEmail: isForRecipient ? recipientEmail : null,
      sendOn: isForRecipient && sendOn !== '' ? sendOn : null,
    },
    errors,
  };
}

/** The draft that a wish was read from, for the form that comes back with it. */
export function draftOfWish(wish: VoucherWish): VoucherDraft {
  const isPreset = VOUCHER_PRESETS.some((cents) => cents === wish.cents);
  return {
    amount: isPreset ? String(wish.cents) : 'own',
    ownAmount: isPreset ? '' : (wish.cents / 100).toFixed(2).replace('.', ','),
    recipient: wish.recipient,
    greeting: wish.greeting,
    sendTo: wish.recipientEmail === null ? 'me' : 'recipient',
    recipientEmail: wish.recipientEmail ?? '',
    sendOn: wish.sendOn ?? '',
  };
}

/** In cents; `null` for what is no amount. */
function centsOf({ amount, ownAmount }: Pick<VoucherDraft, 'amount' | 'ownAmount'>): number | null {
  if (amount === 'own') return parseCents(ownAmount);
  return VOUCHER_PRESETS.find((cents) => String(cents) === amount) ?? null;
}

function tidyGreeting(typed: string): string {
  const lines = cleanText(typed)
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .split('\n');
  const rest = lines.slice(LINES_AT_MOST - 1).join(' ');
  return lines.length <= LINES_AT_MOST
    ? lines.join('\n')
    : [...lines.slice(0, LINES_AT_MOST - 1), rest].join('\n');
}
