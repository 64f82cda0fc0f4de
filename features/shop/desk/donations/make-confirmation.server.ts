import { inWrite, type Principal, type WriteServices } from '#features/core/access/index.server.ts';
import { lockSettings } from '#features/core/settings/index.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import { dayOf } from '#lib/venue-time.ts';
import type { Engine } from '#platform/database/engine.ts';
import {
  type Confirmation,
  type DonorAddress,
  insertConfirmation,
  revokeStored,
} from './confirmation-store.server.ts';
import { findDonors } from './donors.server.ts';
import { isConfirmableCurrency, missingFacts } from './missing-facts.ts';

/** `UNPREPARED`: the settings lack the notice on the exemption, or the venue's address. */
export interface ConfirmationError {
  code: 'UNKNOWN_DONOR' | 'NOT_IN_EURO' | 'UNPREPARED' | 'NO_ADDRESS' | 'NOTHING_GIVEN';
}

type Staff = Pick<Principal, 'id' | 'role'>;
type Services = WriteServices & { engine: Engine };

const audited = { entity: 'donation_confirmations', tags: [] } as const;

/**
 * Makes the confirmation of a donor's year for their tax office, behind the lock of the settings it states: two at once make one, and who has one
 * that counts keeps it (docs/product/box-office.md#confirmations-of-donations). Needs `read-finance`.
 */
export async function makeConfirmation(
  services: Services,
  staff: Staff,
  { year, donor: key, address }: { year: number; donor: string; address: DonorAddress },
): Promise<Result<null, ConfirmationError>> {
  // Read outside the lock: only the orders of this donor are read in it.
  const asked = (await findDonors(services.db, year)).find((each) => each.key === key);
  return inWrite<null, ConfirmationError>(services, staff, 'read-finance', async ({ trx, now, record }) => {
    if (!asked) return fail({ code: 'UNKNOWN_DONOR' });
    const settings = await lockSettings(trx, services.engine);
    const donors = await findDonors(trx, year, asked.orderIds);
    const donor = donors.find((each) => each.key === key);
    if (!donor) return fail({ code: 'UNKNOWN_DONOR' });
    if (donor.confirmation) return succeed(null);
    if (!isConfirmableCurrency()) return fail({ code: 'NOT_IN_EURO' });
    const { seller, donations } = settings;
    if (!(seller && donations.notice) || missingFacts(settings).length > 0)
      return fail({ code: 'UNPREPARED' });
    if (donor.cents <= 0) return fail({ code: 'NOTHING_GIVEN' });
    if (Object.values(address).includes('')) return fail({ code: 'NO_ADDRESS' });
    const { name, street, postalCode, city } = seller;
    const today = dayOf(now);
    const isRunning = today.startsWith(`${year}-`);
    const confirmation = {
      ...{ year, email: donor.email, donor: address, cents: donor.cents, donations: donor.donations },
      statement: {
        seller: { name, street, postalCode, city },
        notice: donations.notice,
        ...{ from: `${year}-01-01`, to: isRunning ? today : `${year}-12-31`, isExplained: donor.isEnglish },
      },
      ...{ madeAt: now, madeBy: staff.id },
    };
    const id = await insertConfirmation(trx, confirmation);
    record({ ...audited, id, before: null, after: { year, cents: donor.cents } });
    return succeed(null);
  });
}

/** Revokes a confirmation with a reason, so that another one can be made. Refused where it was revoked before. Needs `read-finance`. */
export function revokeConfirmation(
  services: Services,
  staff: Staff,
  { id }: Pick<Confirmation, 'id'>,
  reason: string,
): Promise<Result<null, { code: 'NOT_VALID' }>> {
  return inWrite<null, { code: 'NOT_VALID' }>(
    services,
    staff,
    'read-finance',
    async ({ trx, now, record }) => {
      // One that is being made for the same person waits.
      await lockSettings(trx, services.engine);
      if (!(await revokeStored(trx, id, { by: staff.id, at: now, reason })))
        return fail({ code: 'NOT_VALID' });
      record({ ...audited, id, before: { reason: null }, after: { reason } });
      return succeed(null);
    },
  );
}
