import { type Context, Hono } from 'hono';
import { findDoorCounts } from '#features/box-office/order-store/index.server.ts';
import { requirePermission, type WithPrincipal } from '#features/core/access/index.server.ts';
import type { Language } from '#lib/localized.ts';
import { readJson } from '#platform/http/json-body.server.ts';
import { readId } from '#platform/http/list-request.server.ts';
import { parseInput } from '#platform/http/parse-input.server.ts';
import { Problem } from '#platform/http/problem.server.ts';
import type { Verdict } from './admission.ts';
import { admit, type CheckInServices } from './admit.server.ts';
import { listTickets, loadDoors } from './load-doors.server.ts';
import { scannedText, scansBody, undoBody } from './schema.ts';
import { undoAdmission } from './undo-admission.server.ts';

type Env = { Variables: WithPrincipal['Variables'] & { language: Language } };

/** `/admin/check-in/…`: what phones at the doors ask for (docs/product/check-in.md). */
export function checkInApi(services: CheckInServices) {
  return new Hono<Env>({ strict: false })
    .get('/admin/check-in/doors', async (c) => {
      await allowed(c);
      const doors = await loadDoors(services, c.get('language'));
      return answer(
        c,
        doors.map(({ jetId, ...door }) => ({ event_jet_id: jetId, ...door })),
      );
    })
    .get('/admin/check-in/doors/:id/tickets', async (c) => {
      await allowed(c);
      const tickets = await listTickets(services, readId(c));
      return answer(
        c,
        tickets.map(({ isInside, ...ticket }) => ({ ...ticket, is_inside: isInside })),
      );
    })
    .post('/admin/check-in/scans', async (c) => {
      const staff = await allowed(c);
      const { event_jet_id: jetId, scans } = parseInput(scansBody, await readJson(c));
      const language = c.get('language');
      const verdicts: ReturnType<typeof verdictJson>[] = [];
      // One after the other, as they were held to the door.
      for (const scan of scans)
        verdicts.push(
          verdictJson(await admit(services, staff, jetId, { ...scan, ...scannedText(scan), language })),
        );
      return answer(c, { verdicts, ...(await countsOf(services, jetId)) });
    })
    .post('/admin/check-in/undo', async (c) => {
      const staff = await allowed(c);
      const { event_jet_id: jetId, id, ...scanned } = parseInput(undoBody, await readJson(c));
      const undone = await undoAdmission(services, staff, { id, ...scannedText(scanned) });
      if (!undone.ok)
        throw new Problem(404, 'unknown_ticket', { detail: 'There is no ticket of this name or code.' });
      return answer(c, await countsOf(services, jetId));
    });
}

const allowed = (c: Context<Env>) => requirePermission(c.get('principal'), 'check-in');

async function countsOf({ db }: CheckInServices, jetId: number) {
  return (await findDoorCounts(db, [jetId])).get(jetId) ?? { inside: 0, expected: 0 };
}

function answer(c: Context, body: object) {
  c.header('cache-control', 'private, no-store');
  return c.json(body);
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
