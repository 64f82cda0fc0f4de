import { msg } from '@lingui/core/macro';
import { z } from 'zod';
import { formOutcome } from '#app/form-outcome.server.ts';
import { pageContext } from '#app/page-context.server.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { redirect } from '#app/site-redirect.server.ts';
import type { Principal } from '#features/core/access/index.server.ts';
import { HubFrame } from '#features/core/staff-frame/index.ts';
import {
  blockSeatsOfEvent,
  freePlaces,
  loadEventSeats,
  seatBlockBody,
} from '#features/shop/desk/index.server.ts';
import { deskEventPath, type EventSeatsDraft, eventSeatsPath } from '#features/shop/desk/index.ts';
import { EventSeatsScreen } from '#features/shop/desk/sales/screens/event-seats-screen.tsx';
import { i18nFor } from '#lib/i18n.ts';
import { parseId } from '#lib/query-parameters.ts';
import { fail, type Result } from '#lib/result.ts';
import { readForm, several, text, ticked } from '#platform/http/read-form.server.ts';
import type { Services } from '#server/services/services.server.ts';
import type { Route } from './+types/event-seats.ts';
import { deskFrameData, type PageOutcome, requireStaff } from './hub-page.server.tsx';
import { hubMeta } from './hub-route.tsx';
import { momentIn } from './sale-actions.server.ts';
import { type SaleProblem, saleProblem } from './sale-problem.ts';

export const handle: PageHandle = { query: { personal: ['block'] } };

const MAX_SEATS = 5000;
const UNPROCESSABLE = 422;
const FORM = z.object({ seats: several(MAX_SEATS), reason: text(), desk: ticked(), ends: text() });
type Form = z.output<typeof FORM>;

const outcome = formOutcome<PageOutcome<EventSeatsDraft>>();
const notFound = () => new Response(null, { status: 404, statusText: 'Not Found' });

/** `/cms-hub/events/:id/seats`: blocks seats on the plan, or with `block` releases some of a block. */
export async function loader(args: Route.LoaderArgs) {
  const staff = await requireStaff(args, 'sell');
  const { services, language, url, scope } = pageContext(args.context);
  scope.markPrivate();
  const sent = outcome.of(args.context);
  const id = parseId(args.params.id);
  const blockId = parseId(url.searchParams.get('block'));
  const draft = sent?.draft ?? null;
  const view = id === null ? null : await loadEventSeats(services, id, { blockId, language, draft });
  if (!view) throw notFound();
  const query = blockId === null ? {} : { block: String(blockId) };
  const paths = {
    de: eventSeatsPath(view.event.id, 'de', query),
    en: eventSeatsPath(view.event.id, 'en', query),
  };
  const i18n = i18nFor(language);
  return {
    ...{ view, language },
    problem: sent ? i18n._(sent.problem) : null,
    frame: { ...(await deskFrameData(args, 'events', staff)), paths },
    meta: { title: i18n._(msg`Block seats`), robots: 'noindex' as const },
  };
}

export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'sell');
  const { services, language, url } = pageContext(args.context);
  const form = await readForm(FORM, args.request);
  if (!form.ok) throw new Response(null, { status: 400, statusText: 'Bad Request' });
  const id = parseId(args.params.id);
  if (id === null) throw notFound();
  const blockId = parseId(url.searchParams.get('block'));
  const done = await act(services, staff, { id, blockId, form: form.value });
  if (!done.ok) {
    if (done.error.code === 'UNKNOWN_EVENT' || done.error.code === 'UNKNOWN_BLOCK') throw notFound();
    const answer = { problem: saleProblem(done.error), draft: form.value };
    return outcome.answer(args.context, answer, { status: UNPROCESSABLE });
  }
  throw redirect(deskEventPath(id, language, { done: blockId === null ? 'block' : 'free' }));
}

async function act(
  services: Services,
  staff: Principal,
  { id, blockId, form }: { id: number; blockId: number | null; form: Form },
): Promise<Result<unknown, SaleProblem>> {
  const { seats, reason, desk: isForDesk } = form;
  if (seats.length === 0) return fail({ code: 'NO_SEATS' });
  if (blockId !== null) return freePlaces(services, staff, id, blockId, seats);
  const endsAt = momentIn(form.ends);
  if (endsAt === undefined) return fail({ code: 'NO_TIME' });
  const block = seatBlockBody.safeParse({ seats, reason, isForDesk, endsAt });
  return block.success ? blockSeatsOfEvent(services, staff, id, block.data) : fail({ code: 'NO_REASON' });
}

export const meta = hubMeta;

export default function EventSeatsRoute({
  loaderData: { view, language, problem, frame },
}: Route.ComponentProps) {
  return (
    <HubFrame frame={frame}>
      <EventSeatsScreen {...{ view, language, problem }} />
    </HubFrame>
  );
}
