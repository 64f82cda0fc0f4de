import { isEmailAddress } from '#lib/email-address.ts';
import type { SoldOutPart } from './join-view.ts';

/** Form values typed to join a waiting list. */
export interface JoinDraft {
  /** By the number of the price. */
  quantities: Record<string, string>;
  email: string;
  onlyTogether: boolean;
}

export type JoinErrors = { tickets?: 'NONE' | 'TOO_MANY'; email?: 'REQUIRED' | 'INVALID_EMAIL' };

const QUANTITY = /^\d{1,4}$/;

/** The name of the field in which tickets of a price are counted. */
export const quantityField = (saleTypeId: number): string => `tickets.${saleTypeId}`;

/** The tickets that are wanted, or what is wrong; as far as the form itself can tell. */
export function readJoinDraft(
  draft: JoinDraft,
  part: SoldOutPart,
): { tickets: { saleTypeId: number; quantity: number }[]; errors: JoinErrors } {
  const errors: JoinErrors = {};
  const tickets = part.prices.flatMap(({ saleTypeId }) => {
    const typed = draft.quantities[quantityField(saleTypeId)]?.trim() ?? '';
    const quantity = QUANTITY.test(typed) ? Number(typed) : 0;
    return quantity > 0 ? [{ saleTypeId, quantity }] : [];
  });
  if (tickets.length === 0) errors.tickets = 'NONE';
  else if (tickets.some(({ quantity }) => quantity > part.most)) errors.tickets = 'TOO_MANY';
  const email = draft.email.trim();
  if (email === '') errors.email = 'REQUIRED';
  else if (!isEmailAddress(email)) errors.email = 'INVALID_EMAIL';
  return { tickets, errors };
}
