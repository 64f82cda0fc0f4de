import { type HallMove, previewMove, withOtherNames } from '#features/box-office/seating/index.server.ts';
import type { Db } from '#features/database.server.ts';
import { type Language, type ShownText, shown } from '#lib/localized.ts';
import { momentWords } from '../event-row.ts';
import { findDeskEvent } from '../event-store.server.ts';
import { findOrderNumbers, findTargets } from './hall-store.server.ts';

/** Seats of a party that move, or that have none in the new hall. */
export interface MovedParty {
  /** Number of its order; `null` for a cart, or blocked places. */
  order: string | null;
  isBlocked: boolean;
  /** By row and number: `K2/7`. */
  from: string[];
  /** Empty where there are none. */
  to: string[];
}

/** Data of the page on which a date moves to another plan. */
export interface HallMovePage {
  event: { id: number; title: ShownText; when: string; room: ShownText };
  targets: { id: number; name: string; room: ShownText }[];
  /** The one that is looked at. */
  chosen: number | null;
  /** Result of the move; `null` where none is chosen, or it is not possible. */
  preview:
    | { same: number; moved: MovedParty[]; lost: MovedParty[]; differs: false }
    | { differs: true }
    | null;
}

/** `null` where the event does not exist, or sells no seats. */
export async function loadHallMove(
  { db }: { db: Db },
  id: number,
  { versionId, language }: { versionId: number | null; language: Language },
): Promise<HallMovePage | null> {
  const event = await findDeskEvent(db, id);
  if (!event || event.jetId === null) return null;
  const { current, others } = await findTargets(db, event.jetId);
  if (current === null) return null;
  const target = others.find((each) => each.id === versionId);
  const move = target && (await previewMove(db, { performanceId: event.jetId, versionId: target.id }));
  return {
    event: {
      id,
      title: shown(event.title, language),
      when: momentWords(event.startsAt, language),
      room: shown(event.room, language),
    },
    targets: others.map((each) => ({
      ...{ id: each.id, name: `${each.plan} ${each.number}` },
      room: shown(each.room, language),
    })),
    chosen: target?.id ?? null,
    preview: move ? (move.ok ? await previewOf(db, move.value) : { differs: true }) : null,
  };
}

async function previewOf(db: Db, move: HallMove) {
  const { same, other, lost } = move;
  const moved = withOtherNames(move);
  const claims = [...moved, ...lost].flatMap(({ claim }) => claim.orderId ?? []);
  const numbers = await findOrderNumbers(db, [...new Set(claims)]);
  const partiesOf = (seats: readonly (HallMove['lost'][number] & Partial<HallMove['other'][number]>)[]) =>
    [
      ...Map.groupBy(seats, ({ claim }) =>
        JSON.stringify([claim.orderId, claim.holdId, claim.placeBlockId]),
      ).values(),
    ].map((own): MovedParty => {
      const claim = own[0]?.claim;
      return {
        order: numbers.get(claim?.orderId ?? 0) ?? null,
        isBlocked: claim?.placeBlockId !== null,
        from: own.map(({ from }) => `${from.row}/${from.seat}`),
        to: own.flatMap(({ to }) => (to ? [`${to.row}/${to.seat}`] : [])),
      };
    });
  const unchanged = same.length + other.length - moved.length;
  return { same: unchanged, moved: partiesOf(moved), lost: partiesOf(lost), differs: false as const };
}
