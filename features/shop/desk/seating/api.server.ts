import { Hono } from 'hono';
import { z } from 'zod';
import {
  changeDraft,
  findPlans,
  type PlanRefusal,
  seatingPlan,
} from '#features/box-office/seating/index.server.ts';
import { permitted, type WithPrincipal, type WriteServices } from '#features/core/access/index.server.ts';
import { json } from '#platform/http/answer.server.ts';
import { callsOn } from '#platform/http/declare-call.server.ts';
import { idInPath } from '#platform/http/inputs.server.ts';
import { Problem } from '#platform/http/problem.server.ts';

const saved = {
  revision: z.int().describe('Revision of the draft, which the next change of it names.'),
  changed_at: z.string(),
};

/**
 * `/:id/draft`: the draft of a seating plan, for its editor (docs/product/seating.md#editor). Mounted at `/admin/seating-plans` with
 * room for the largest plan.
 */
export function seatingPlanApi(services: WriteServices) {
  const app = new Hono<WithPrincipal>({ strict: false });
  const call = callsOn(app, {
    group: 'Box office: seating plans',
    caller: permitted('sell'),
    cacheControl: 'private, no-store',
  });

  call(
    'GET /:id/draft/',
    {
      summary: 'The draft of a seating plan with its revision.',
      takes: { id: idInPath },
      answer: json('The draft, as it is exported.', z.strictObject({ ...saved, draft: seatingPlan })),
      problems: [404],
    },
    async (_, { id }) => {
      const [plan] = await findPlans(services.db, id);
      if (!plan) throw problemOf({ code: 'NO_SUCH_PLAN' });
      return { revision: plan.revision, changed_at: plan.changedAt, draft: plan.draft };
    },
  );

  call(
    'PUT /:id/draft/',
    {
      summary: 'Replaces the draft of a seating plan, unless somebody else has changed it since `revision`.',
      takes: { id: idInPath },
      body: z.strictObject({ revision: z.int().min(0), draft: seatingPlan }),
      answer: json('The stored draft.', z.strictObject(saved)),
      problems: [404, 409, 413, 422],
    },
    async (_, { caller, id, body: { revision, draft } }) => {
      const changed = await changeDraft(services, caller, { id, revision }, () => draft);
      if (!changed.ok) throw problemOf(changed.error);
      return { revision: changed.value.revision, changed_at: changed.value.changedAt };
    },
  );

  return app;
}

function problemOf({ code }: PlanRefusal): Problem {
  if (code === 'NO_SUCH_PLAN') return new Problem(404, 'not_found', { detail: 'This plan does not exist.' });
  if (code === 'CHANGED_MEANWHILE')
    return new Problem(409, 'changed_meanwhile', { detail: 'Somebody else has changed this draft.' });
  return new Problem(422, 'not_changed', { detail: 'This draft cannot be stored.' });
}
