import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { permitted, type WithPrincipal } from '#features/core/access/index.server.ts';
import type { Language } from '#lib/localized.ts';
import { json } from '#platform/http/answer.server.ts';
import { callsOn } from '#platform/http/declare-call.server.ts';
import { idInPath } from '#platform/http/inputs.server.ts';
import { Problem } from '#platform/http/problem.server.ts';
import type { Verdict } from './admission.ts';
import { REFUSALS } from './admission.ts';
import { admit, type CheckInServices } from './admit.server.ts';
import { countHeads } from './count-heads.server.ts';
import { countPeople, listTickets, loadDoors } from './load-doors.server.ts';
import { headsBody, scannedText, scansBody, undoBody } from './schema.ts';
import { undoAdmission } from './undo-admission.server.ts';

type Env = { Variables: WithPrincipal['Variables'] & { language: Language } };

const shown = z.strictObject({ text: z.string(), lang: z.enum(['de', 'en']).optional() });
const counts = {
  inside: z.int().describe('How many have come in.'),
  expected: z.int().describe('How many tickets there are, with those that came in.'),
  present: z
    .int()
    .describe('How many people are inside now: those who came in and have not gone out, and those counted.'),
  counted: z.int().describe('How many of them were counted without a ticket.'),
};
const door = z.strictObject({
  event_jet_id: z.int().nullable().describe('`null` for an event without tickets: its visitors are counted.'),
  event_id: z.int(),
  title: shown,
  time: z.string().nullable(),
  ...counts,
});
const verdictAnswer = z.strictObject({
  verdict: z.enum(['admitted', 'back', 'left', 'used', 'refused']),
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
      summary: 'The events whose doors can be open now.',
      answer: json('The next first.', z.array(door)),
    },
    async (c) => {
      const doors = await loadDoors(services, c.get('language'));
      return uncached(
        c,
        doors.map(({ jetId, eventId, startsAt: _startsAt, isOver: _isOver, ...door }) => ({
          ...{ event_jet_id: jetId, event_id: eventId },
          ...door,
        })),
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
        'Lets in who has these tickets, each once, or out with `direction`, where the settings say that exits are noted: `text` as a camera read it, which counts only signed, or `typed` as somebody typed it. Safe to repeat: a scan says the same again.',
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
      return uncached(c, { verdicts, ...(await countPeople(services.db, jetId)) });
    },
  );

  call(
    'POST /admin/check-in/undo/',
    {
      summary: 'Takes back what a scan let in or out. Safe to repeat.',
      body: undoBody,
      answer: json('Who is inside then.', z.strictObject(counts)),
      problems: [404],
    },
    async (c, { caller, body: { event_jet_id: jetId, id, ...scanned } }) => {
      const undone = await undoAdmission(services, caller, { id, ...scannedText(scanned) });
      if (!undone.ok)
        throw new Problem(404, 'unknown_ticket', { detail: 'There is no ticket of this name or code.' });
      return uncached(c, await countPeople(services.db, jetId));
    },
  );

  call(
    'POST /admin/check-in/heads/',
    {
      summary:
        'Counts people without a ticket who come in, or go out with a number below zero, at the door of an event. Safe to repeat: an `id` counts once.',
      body: headsBody,
      answer: json('How many of them are inside then.', z.strictObject({ counted: counts.counted })),
      problems: [404],
    },
    async (c, { caller, body: { event_id: eventId, waited_ms: waitedMs, ...counted } }) => {
      const done = await countHeads(services, caller, { ...counted, eventId, waitedMs });
      if (!done.ok) throw new Problem(404, 'unknown_event', { detail: 'There is no event of this id.' });
      return uncached(c, { counted: done.value });
    },
  );

  return app;
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
