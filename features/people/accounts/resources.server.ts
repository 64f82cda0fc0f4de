import { z } from 'zod';
import { ROLES } from '#features/core/access/index.server.ts';
import {
  type ColumnField,
  choice,
  column,
  defineResource,
  optionalDay,
  shortText,
} from '#features/core/resources/index.server.ts';
import { isEmailAddress } from '#lib/email-address.ts';
import { fieldProblem, formatted } from '#lib/field-problem.ts';
import type { Day } from '#lib/venue-time.ts';
import { MAX_NAME_LENGTH } from './account-draft.ts';
import { inviteIfNeeded } from './invitations/invite-account.server.ts';
import { deletePasskeysOf, hasPasskey } from './passkeys/passkey-store.server.ts';
import { PERSONAL_FIELDS } from './personal-fields.ts';
import {
  countUsersWithRole,
  deleteTwoFactor,
  endSessionsOf,
  hasRole,
  isTwoFactorOn,
} from './store.server.ts';

/** A new account has none, so that it can be left out. */
const secondFactor: ColumnField<boolean | undefined> = {
  ...column('two_factor_enabled', z.boolean().optional()),
  write: (value) => (value === undefined ? {} : { two_factor_enabled: value }),
};

/** The same of passkeys. */
const passkeys: ColumnField<boolean | undefined> = {
  ...column('has_passkey', z.boolean().optional()),
  write: (value) => (value === undefined ? {} : { has_passkey: value }),
};

/** Membership is set by staff alone. */
const memberUntil: ColumnField<Day | null | undefined> = {
  ...optionalDay('member_until'),
  schema: optionalDay('member_until').schema.optional(),
  write: (value) => (value === undefined ? {} : { member_until: value }),
};

const nameText = z.string().trim().min(1).max(MAX_NAME_LENGTH);
const email = z.string().trim().toLowerCase().refine(isEmailAddress, formatted('email'));

/**
 * Accounts for administrators. A new one has no password: its owner alone sets it by the link of the invitation;
 * administrators remove the second factor or passkeys of a lost device. Names and addresses are not audited.
 */
const account = defineResource({
  path: '/accounts',
  name: 'account',
  table: 'users',
  permission: 'manage-accounts',
  fields: {
    first_name: { ...shortText('first_name'), ...column('first_name', nameText) },
    last_name: { ...shortText('last_name'), ...column('last_name', nameText) },
    email: { ...shortText('email'), ...column('email', email) },
    role: choice('role', ROLES),
    two_factor_enabled: secondFactor,
    has_passkey: passkeys,
    member_until: memberUntil,
  },
  hidden: PERSONAL_FIELDS,
  unique: [{ field: 'email', column: 'email' }],
  async checkStored(trx, id, { role, two_factor_enabled: hasTwoFactor, has_passkey: hadPasskeys }) {
    if (hasTwoFactor && !(await isTwoFactorOn(trx, id)))
      return [fieldProblem('two_factor_enabled', 'fixed', { reason: 'owner' })];
    if (hadPasskeys && !(await hasPasskey(trx, id)))
      return [fieldProblem('has_passkey', 'fixed', { reason: 'owner' })];
    if (role === 'administrator' || id === null || !(await hasRole(trx, id, 'administrator'))) return [];
    if ((await countUsersWithRole(trx, 'administrator')) > 1) return [];
    return [fieldProblem('role', 'last_administrator')];
  },
  async deletionBlockers(trx, _, { role }) {
    if (role !== 'administrator' || (await countUsersWithRole(trx, 'administrator')) > 1) return [];
    return [fieldProblem('role', 'last_administrator')];
  },
  derive: ({ first_name: first, last_name: last }, before, now) => ({
    name: `${first} ${last}`,
    email_verified: before?.email_verified ?? true,
    created_at: before?.created_at ?? now,
  }),
  // Ends all sessions: users signed in with the old address or the old role have to sign in again.
  async afterWrite(write, id, { two_factor_enabled: hasTwoFactor, has_passkey: hadPasskeys }) {
    const { trx } = write;
    await inviteIfNeeded(write, id);
    if (hasTwoFactor === false) await deleteTwoFactor(trx, id);
    if (hadPasskeys === false) await deletePasskeysOf(trx, id);
    await endSessionsOf(trx, id);
  },
  tags: () => [],
});

/** Account resources that may be written through the generic calls. */
export const accountResources = [account];
