import { createHash } from 'node:crypto';
import type { Db, Trx } from '#features/database.server.ts';
import { type Confirmation, type DonorAddress, findConfirmations } from './confirmation-store.server.ts';
import { type DonationOrder, findDonationOrders } from './donation-orders-store.server.ts';
import { changeSince, type NetDonation, sumOf } from './net-donations.ts';

/** A person with the donations they gave in a year. */
export interface Donor {
  /** Names them in addresses instead of their email. */
  key: string;
  email: string;
  address: DonorAddress;
  isEnglish: boolean;
  orderIds: number[];
  donations: NetDonation[];
  cents: number;
  /** The one that counts; `null` without one. */
  confirmation: Confirmation | null;
  revoked: Confirmation[];
  /** Difference from the donations confirmed. */
  change: 'less' | 'more' | null;
}

/**
 * Donors of a year by their email, largest sum first: donations paid in it and kept (docs/product/box-office.md#confirmations-of-donations). A confirmed donation
 * stays with the person it was confirmed to, also where the email of its order was changed later. `orderIds`: reads only these orders.
 */
export async function findDonors(db: Db | Trx, year: number, orderIds?: readonly number[]): Promise<Donor[]> {
  const confirmations = await findConfirmations(db, year);
  const orders = await findDonationOrders(db, year, orderIds);
  const valid = confirmations.filter(({ revokedAt }) => revokedAt === null);
  const confirmedTo = new Map(
    valid.flatMap(({ email, donations }) => donations.map(({ order }) => [order, email] as const)),
  );
  const byEmail = Map.groupBy(orders, ({ number, email }) => confirmedTo.get(number) ?? email);
  const emails = new Set([...byEmail.keys(), ...confirmations.map(({ email }) => email)]);
  return [...emails]
    .filter((email) => email !== '')
    .map((email) => toDonor(email, byEmail.get(email) ?? [], confirmations))
    .filter(({ cents, confirmation, revoked }) => cents > 0 || confirmation !== null || revoked.length > 0)
    .toSorted((a, b) => b.cents - a.cents || (a.email < b.email ? -1 : 1));
}

function toDonor(email: string, orders: readonly DonationOrder[], all: readonly Confirmation[]): Donor {
  const own = all.filter((each) => each.email === email);
  const confirmation = own.find(({ revokedAt }) => revokedAt === null) ?? null;
  const donations = orders.flatMap((order) => order.donations).toSorted((a, b) => (a.day < b.day ? -1 : 1));
  const latest = orders.findLast((order) => order.email === email) ?? orders.at(-1);
  const withAddress = orders.findLast(({ donor }) => donor.street !== '');
  return {
    ...{ key: keyOf(email), email, donations, cents: sumOf(donations), confirmation },
    address: {
      ...(own.at(-1)?.donor ?? { street: '', postalCode: '', city: '', ...withAddress?.donor }),
      name: own.at(-1)?.donor.name ?? latest?.donor.name ?? '',
    },
    isEnglish: latest?.isEnglish ?? false,
    orderIds: orders.map(({ id }) => id),
    revoked: own.filter(({ revokedAt }) => revokedAt !== null),
    change: confirmation && changeSince(confirmation.donations, donations),
  };
}

const KEY_LENGTH = 32;
const keyOf = (email: string): string =>
  createHash('sha256').update(email).digest('hex').slice(0, KEY_LENGTH);
