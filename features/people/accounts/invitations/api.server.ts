import { Hono } from 'hono';
import type { WriteServices } from '#features/core/access/index.server.ts';
import { requirePermission, type WithPrincipal } from '#features/core/access/index.server.ts';
import { readId } from '#platform/http/list-request.server.ts';
import { Problem } from '#platform/http/problem.server.ts';
import { findAccountToInvite, findInvitation } from './invitation-store.server.ts';
import { type InvitationRefusal, invitationState, inviteAgain } from './invite-account.server.ts';

/**
 * `GET /admin/accounts/{id}/invitation/` answers how far an invitation is, `POST` sends it again
 * (docs/product/accounts.md#invitations).
 */
export function invitationsApi(services: WriteServices) {
  const path = '/admin/accounts/:id/invitation';
  return new Hono<WithPrincipal>({ strict: false })
    .get(path, async (c) => {
      await requirePermission(c.get('principal'), 'manage-accounts');
      if (!(await findAccountToInvite(services.db, readId(c)))) throw problemOf('UNKNOWN');
      const invitation = await findInvitation(services.db, readId(c));
      c.header('cache-control', 'private, no-store');
      return c.json({
        state: invitationState(invitation, services.clock.now()),
        sent_at: invitation?.sent_at ?? null,
        expires_at: invitation?.expires_at ?? null,
      });
    })
    .post(path, async (c) => {
      const actor = await requirePermission(c.get('principal'), 'manage-accounts');
      const invited = await inviteAgain(services, actor, readId(c));
      if (!invited.ok) throw problemOf(invited.error);
      return c.body(null, 202);
    });
}

function problemOf(refusal: InvitationRefusal): Problem {
  if (refusal === 'UNKNOWN') return new Problem(404, 'not_found', { detail: 'There is no such account.' });
  return new Problem(409, 'password_set', { detail: 'The owner of the account has already set a password.' });
}
