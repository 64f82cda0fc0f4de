import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { findDoorCounts } from '#features/box-office/order-store/index.server.ts';
import { permitted, type WithPrincipal } from '#features/core/access/index.server.ts';
import type { Language } from '#lib/localized.ts';
import { json } from '#platform/http/answer.server.ts';
import { callsOn } from '#platform/http/declare-call.server.ts';
import { idInPath } from '#platform/http/inputs.server.ts';
import { Problem } from '#platform/http/problem.server.ts';
import type { Verdict } from './admission.ts';
import { REFUSALS } from './admission.ts';
import { admit, type CheckInServices } from './admit.server.ts';
import { listTickets, loadDoors } from './load-doors.server.ts';
import { scannedText, scansBody, undoBody } from './schema.ts';
import { undoAdmission } from './undo-admission.server.ts';

type Env = { Variables: WithPrincipal['Variables'] & { language: Language } };

const shown = z.strictObject({ text: z.string(), lang: z.enum(['de', 'en']).optional() });
const counts = {
  inside: z.int().describe('How many have come in.'),
  expected: z.int().describe('How many tickets there are, with those that came in.'),
};
const door = z.strictObject({
  event_jet_id: z.int(),
  title: shown,
  time: z.string().nullable(),
  ...counts,
});
const verdictAnswer = z.strictObject({
  verdict: z.enum(['admitted', 'used', 'refused']),
  reason: z.enum(REFUSALS).nullable(),
  since: z.string().nullable().describe('When somebody came in with it before.'),
  door: z.string().nullable().describe('Where that was.'),
  ticket: z
    .strictObject({
      name: z.string(),
      holder: z.string(),
      price: shown,
      group: z
        .strictObject({ name: z.string(), heads: z.int() })
        .nullable()
        .describe('The group that one ticket admits as a whole.'),
      seat_group: shown,
      proof: shown.nullable().describe('What has to be shown with it.'),
      event: shown.nullable(),
      starts_at: z.string().nullable(),
      position: z.int(),
      of: z.int(),
      waiting: z.int(),
    })
    .nullable(),
});

/** `/admin/check-in/…`: the calls of phones at the doors (docs/product/check-in.md). */
export function checkInApi(services: CheckInServices) {
  const app = new Hono<Env>({ strict: false });
  const call = callsOn(app, { group: 'Box office: check-in', caller: permitted('check-in') });

  call(
    'GET /admin/check-in/doors/',
    {
      summary: 'The events whose tickets can be checked now.',
      answer: json('The next first.', z.array(door)),
    },
    async (c) => {
      const doors = await loadDoors(services, c.get('language'));
      return uncached(
        c,
        doors.map(({ jetId, ...door }) => ({ event_jet_id: jetId, ...door })),
      );
    },
  );

  call(
    'GET /admin/check-in/doors/:id/tickets/',
    {
      summary: 'All tickets of an event as fingerprints, for phones that may lose the network.',
      takes: { id: idInPath },
      answer: json(
        'Without names and codes.',
        z.array(z.strictObject({ hash: z.string(), is_inside: z.boolean() })),
      ),
    },
    async (c, { id }) => {
      const tickets = await listTickets(services, id);
      return uncached(
        c,
        tickets.map(({ isInside, ...ticket }) => ({ ...ticket, is_inside: isInside })),
      );
    },
  );

  call(
    'POST /admin/check-in/scans/',
    {
      summary:
        'Lets in who has these tickets, each once: `text` as a camera read it, which counts only signed, or `typed` as somebody typed it. Safe to repeat: a scan says the same again.',
      body: scansBody,
      answer: json(
        'A verdict for each, in their order.',
        z.strictObject({ verdicts: z.array(verdictAnswer), ...counts }),
      ),
    },
    async (c, { caller, body: { event_jet_id: jetId, scans } }) => {
      const language = c.get('language');
      const verdicts: ReturnType<typeof verdictJson>[] = [];
      // Sequential, in the order of the scans.
      for (const scan of scans)
        verdicts.push(
          verdictJson(await admit(services, caller, jetId, { ...scan, ...scannedText(scan), language })),
        );
      return uncached(c, { verdicts, ...(await countsOf(services, jetId)) });
    },
  );

  call(
    'POST /admin/check-in/undo/',
    {
      summary: 'Takes back what a scan let in. Safe to repeat.',
      body: undoBody,
      answer: json('Who is inside then.', z.strictObject(counts)),
      problems: [404],
    },
    async (c, { caller, body: { event_jet_id: jetId, id, ...scanned } }) => {
      const undone = await undoAdmission(services, caller, { id, ...scannedText(scanned) });
      if (!undone.ok)
        throw new Problem(404, 'unknown_ticket', { detail: 'There is no ticket of this name or code.' });
      return uncached(c, await countsOf(services, jetId));
    },
  );

  return app;
}

async function countsOf({ db }: CheckInServices, jetId: number) {
  return (await findDoorCounts(db, [jetId])).get(jetId) ?? { inside: 0, expected: 0 };
}

function uncached<T>(c: Context, answer: T): T {
  c.header('cache-control', 'private, no-store');
  return answer;
}

/** A verdict as the call answers it. */
function verdictJson(verdict: Verdict) {
  const { ticket } = verdict;
  return {
    verdict: verdict.is,
    reason: verdict.is === 'refused' ? verdict.reason : null,
    since: verdict.is === 'used' ? verdict.since : null,
    door: verdict.is === 'used' ? verdict.door : null,
    ticket: ticket && {
      name: ticket.name,
      holder: ticket.holder,
      price: ticket.price,
      group: ticket.group,
      seat_group: ticket.seatGroup,
      proof: ticket.proof,
      event: ticket.event,
      starts_at: ticket.startsAt,
      position: ticket.position,
      of: ticket.of,
      waiting: ticket.waiting,
    },
  };
}
