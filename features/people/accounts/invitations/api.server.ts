import { Hono } from 'hono';
import { z } from 'zod';
import type { WriteServices } from '#features/core/access/index.server.ts';
import { permitted, type WithPrincipal } from '#features/core/access/index.server.ts';
import { empty, json } from '#platform/http/answer.server.ts';
import { callsOn } from '#platform/http/declare-call.server.ts';
import { idInPath } from '#platform/http/inputs.server.ts';
import { Problem } from '#platform/http/problem.server.ts';
import { findAccountToInvite, findInvitation } from './invitation-store.server.ts';
import {
  INVITATION_STATES,
  type InvitationRefusal,
  invitationState,
  inviteAgain,
} from './invite-account.server.ts';

const invitationAnswer = z.strictObject({
  state: z.enum(INVITATION_STATES),
  sent_at: z.string().nullable(),
  expires_at: z.string().nullable(),
});

/**
 * `GET /admin/accounts/{id}/invitation/` answers how far an invitation is, `POST` sends it again
 * (docs/product/accounts.md#invitations).
 */
export function invitationsApi(services: WriteServices) {
  const app = new Hono<WithPrincipal>({ strict: false });
  const call = callsOn(app, { group: 'For the admin area', caller: permitted('manage-accounts') });

  call(
    'GET /admin/accounts/:id/invitation/',
    {
      summary: 'How far the invitation to an account is; none once its owner has set a password.',
      takes: { id: idInPath },
      answer: json('The invitation.', invitationAnswer),
      problems: [404],
    },
    async (c, { id }) => {
      if (!(await findAccountToInvite(services.db, id))) throw problemOf('UNKNOWN');
      const invitation = await findInvitation(services.db, id);
      c.header('cache-control', 'private, no-store');
      return {
        state: invitationState(invitation, services.clock.now()),
        sent_at: invitation?.sent_at ?? null,
        expires_at: invitation?.expires_at ?? null,
      };
    },
  );

  call(
    'POST /admin/accounts/:id/invitation/',
    {
      summary: 'Sends the invitation again; the link of the one before ends.',
      takes: { id: idInPath },
      answer: empty('It will be sent within seconds.', 202),
      problems: [404, 409],
    },
    async (_, { caller, id }) => {
      const invited = await inviteAgain(services, caller, id);
      if (!invited.ok) throw problemOf(invited.error);
    },
  );

  return app;
}

function problemOf(refusal: InvitationRefusal): Problem {
  if (refusal === 'UNKNOWN') return new Problem(404, 'not_found', { detail: 'There is no such account.' });
  return new Problem(409, 'password_set', { detail: 'The owner of the account has already set a password.' });
}
