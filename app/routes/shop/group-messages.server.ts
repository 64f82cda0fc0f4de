import { msg } from '@lingui/core/macro';
import type { TicketingError } from '#features/box-office/ticketing/index.ts';
import {
  type AskFault,
  type GroupFault,
  type GroupFaults,
  MAX_ASKED,
} from '#features/shop/checkout/index.server.ts';
import { i18nFor } from '#lib/i18n.ts';
import type { Language } from '#lib/localized.ts';

/** Returns the messages for what is wrong with a group booking, by field. */
export function groupMessages(
  faults: GroupFaults,
  { language, from }: { language: Language; from: number },
): Partial<Record<string, string>> {
  const i18n = i18nFor(language);
  const words: Record<GroupFault, string> = {
    REQUIRED: i18n._(msg`This field is required!`),
    TOO_FEW: i18n._(msg`Group prices are for ${from} or more.`),
    TOO_MANY: i18n._(msg`That’s too many.`),
    NO_ROOM: i18n._(msg`There isn’t room for all of you on that date. Choose another.`),
    TOO_LONG: i18n._(msg`That’s too long.`),
  };
  const perField = { school: msg`Who are you coming from?`, event: msg`Choose a date.` };
  return Object.fromEntries(
    Object.entries(faults).map(([field, fault]) => {
      const own = fault === 'REQUIRED' ? perField[field as keyof typeof perField] : undefined;
      return [field, own ? i18n._(own) : words[fault as GroupFault]];
    }),
  );
}

/** Returns the messages for what is wrong with an enquiry for a date, by field. */
export function askMessages(
  faults: Partial<Record<string, AskFault>>,
  language: Language,
): Partial<Record<string, string>> {
  const i18n = i18nFor(language);
  const words: Record<AskFault, string> = {
    REQUIRED: i18n._(msg`This field is required!`),
    TOO_LONG: i18n._(msg`That’s too long.`),
    NO_NUMBER: i18n._(msg`Enter a number from 1 to ${MAX_ASKED}.`),
  };
  return Object.fromEntries(
    Object.entries(faults).map(([field, fault]) => [field, words[fault as AskFault]]),
  );
}

/** Why a group booking was not ordered. */
export function groupRefusal(
  code: TicketingError['code'] | 'TOO_MANY_TRIES' | 'TERMS_CHANGED',
  language: Language,
): string {
  const i18n = i18nFor(language);
  switch (code) {
    case 'TOO_MANY_TRIES':
      return i18n._(msg`Too many attempts. Wait a few minutes, then try again.`);
    case 'TERMS_CHANGED':
    case 'PRICE_CHANGED':
    case 'CART_CHANGED':
      return i18n._(msg`The total has changed. Nothing was ordered: check it, then order.`);
    case 'NOT_ENOUGH':
    case 'NOT_ENOUGH_ADJACENT':
      return i18n._(msg`Someone was faster: there isn’t room for all of you any more. Choose another date.`);
    case 'SALE_CLOSED':
    case 'UNKNOWN_OFFER':
      return i18n._(msg`This date isn’t on sale any more. Choose another.`);
    case 'TOO_MANY_HELD':
      return i18n._(
        msg`Your school has ordered many places for this date already. Call us and we’ll find a way.`,
      );
    case 'RECIPIENT_REFUSED':
      return i18n._(msg`The invoice address is incomplete.`);
    default:
      return i18n._(msg`That didn’t work, and nothing was ordered. Try again.`);
  }
}
