import { z } from 'zod';
import { formOutcome } from '#app/form-outcome.server.ts';
import type { PageContext } from '#app/page-context.server.ts';
import type { SeatOwner, TicketingError } from '#features/box-office/ticketing/index.ts';
import type { OwnSeats, SeatRefusal, SeatsPage } from '#features/shop/cart/index.server.ts';
import { readForm, several, text } from '#platform/http/read-form.server.ts';
import {
  findSeatedDate,
  MAX_PROPOSAL,
  MAX_SEATS,
  seatRefusalOf,
  seatsOfProposal,
  seatsPageOf,
} from './seated-date.server.ts';

const FORM = z.object({ seats: several(MAX_SEATS), proposal: text(MAX_PROPOSAL) });
const [UNPROCESSABLE, CONFLICT] = [422, 409];

/** A swap that was refused: what was chosen, and why. */
const outcome = formOutcome<{ chosen: string[]; refusal: SeatRefusal }>();

interface Swap {
  owner: SeatOwner;
  /** The seats it has, and the tickets they are for. */
  own: OwnSeats;
}

/** The page on which seats of a cart or an order are exchanged within a date (docs/product/seating.md#choice). */
export async function findSwapPage(
  page: PageContext,
  context: Parameters<typeof outcome.of>[0],
  { owner, own, paths }: Swap & { paths: SeatsPage['paths'] },
): Promise<SeatsPage> {
  const { services, language } = page;
  const date = await findSeatedDate(page);
  const { offer, seating } = date;
  const [states, { proposals, apart }] = await Promise.all([
    seating.states(offer.jetId, owner),
    seating.propose(offer.jetId, own.wanted, owner),
  ]);
  const refused = outcome.of(context);
  const isFormer = (seats: readonly string[]) => seats.every((guid) => own.former.includes(guid));
  return {
    ...seatsPageOf(date, language),
    ...{ numbers: [], wanted: own.wanted, former: own.former, states: states?.states ?? '' },
    ...{
      apart,
      proposals: proposals.filter(({ seats }) => !isFormer(seats)),
      others: [],
      nextDates: [],
      added: [],
    },
    ...{ chosen: refused?.chosen ?? [], refusal: refused?.refusal ?? null },
    ...{ orderKey: services.ids.token(), paths },
  };
}

/** Exchanges the seats of a form; gives an answer that shows the page again, or what else became of it. */
export async function swapByForm(
  page: PageContext,
  { request, context }: { request: Request; context: Parameters<typeof outcome.answer>[0] },
  { owner, own }: Swap,
): Promise<{ answer: ReturnType<typeof outcome.answer> } | { error: TicketingError | null }> {
  const { services, language, url } = page;
  const { offer, hall, seating } = await findSeatedDate(page);
  const form = await readForm(FORM, request);
  if (!form.ok) throw new Response(null, { status: 400, statusText: 'Bad Request' });
  const { seats: ticked, proposal } = form.value;
  const chosen = ticked.length > 0 ? ticked : seatsOfProposal(proposal);
  const groupOf = new Map(hall.seats.map(({ guid, seatGroup }) => [guid, seatGroup]));
  const counts = own.wanted
    .map(({ seatGroup, name, places }) => ({
      ...{ name, places },
      chosen: chosen.filter((guid) => groupOf.get(guid) === seatGroup).length,
    }))
    .filter(({ places, chosen: count }) => places !== count);
  if (counts.length > 0) {
    const refusal: SeatRefusal = { code: 'COUNT', counts };
    return { answer: outcome.answer(context, { chosen, refusal }, { status: UNPROCESSABLE }) };
  }
  const swapped = await seating.swap(owner, { jetId: offer.jetId, seats: chosen });
  if (swapped.ok) return { error: null };
  const { error } = swapped;
  services.log.warn({ path: url.pathname, code: error.code }, 'could not swap seats');
  if (error.code !== 'SEATS_TAKEN') return { error };
  const nearest = (error.nearest ?? []).map(({ guid }) => guid);
  const refusal = seatRefusalOf(error, hall, language);
  return {
    answer: outcome.answer(
      context,
      { chosen: nearest.length > 0 ? nearest : chosen, refusal },
      { status: CONFLICT },
    ),
  };
}
