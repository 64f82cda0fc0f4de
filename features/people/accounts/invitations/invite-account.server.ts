import { type Actor, inWrite, type Write, type WriteServices } from '#features/core/access/index.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { Instant } from '#lib/venue-time.ts';
import { findAccountToInvite, findInvitation, requestInvitation } from './invitation-store.server.ts';

/** Invites the owner of a new account, and again at the new address where that changes before they came. */
export async function inviteIfNeeded({ trx, now }: Write, userId: number): Promise<void> {
  const account = await findAccountToInvite(trx, userId);
  if (!account) return;
  const invitation = await findInvitation(trx, userId);
  const isDue = invitation ? invitation.email !== account.email : account.created_at === now;
  if (isDue) await requestInvitation(trx, { userId, email: account.email, now });
}

/** `ACTIVE`: the owner has set a password, so that there is nothing to invite them to. */
export type InvitationRefusal = 'UNKNOWN' | 'ACTIVE';

/** Sends an invitation again; the link of the one before ends. */
export function inviteAgain(
  services: WriteServices,
  actor: Actor,
  userId: number,
): Promise<Result<null, InvitationRefusal>> {
  return inWrite(services, actor, 'manage-accounts', async ({ trx, now, record }) => {
    const account = await findAccountToInvite(trx, userId);
    if (!account) return fail('UNKNOWN' as const);
    const invitation = await findInvitation(trx, userId);
    if (!invitation) return fail('ACTIVE' as const);
    await requestInvitation(trx, { userId, email: account.email, now });
    const [before, after] = [{ invited_at: invitation.sent_at }, { invited_at: now }];
    record({ entity: 'accounts', id: userId, before, after, tags: [] });
    return succeed(null);
  });
}

/** How far an invitation can be. */
export const INVITATION_STATES = ['none', 'waiting', 'sent', 'expired'] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];

/** State of an invitation at an instant. */
export function invitationState(
  invitation: { due_at: Instant | null; expires_at: Instant | null } | null,
  now: Instant,
): InvitationState {
  if (!invitation) return 'none';
  if (invitation.due_at !== null || invitation.expires_at === null) return 'waiting';
  return invitation.expires_at <= now ? 'expired' : 'sent';
}
