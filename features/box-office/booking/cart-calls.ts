import type { SeatConsent } from '#features/box-office/ticketing/index.ts';
import { priceString } from '#lib/money.ts';
import type { OfferView } from './offer-view.ts';
import type { Selection } from './selection.ts';

/** The body of `POST /api/shop-cart/` (docs/product/api.md#cart). */
export interface CartCall {
  event_jet_id: number;
  sale_type_ids: number[];
  quantities: number[];
  /** The prices that were seen. */
  prices: string[];
  seat_group: string;
  /** Left out where the seat group has one start for all. */
  block_id?: number;
  /** How far apart the visitor agreed to sit. */
  consent?: SeatConsent;
}

/** Merges the selection into one call per seat group; groups that depend on companions in others come last. */
export function cartCalls(offer: OfferView, selection: Selection, blockId: number | null): CartCall[] {
  const groups = offer.seatGroups.map((group) => ({
    group,
    chosen: selection.filter(({ ticket }) => ticket.seatGroup === group.seatGroup),
  }));
  const last = ({ chosen }: { chosen: Selection }) =>
    Number(chosen.some(({ ticket }) => ticket.goesWithOthers));
  const inOrder = groups.toSorted((a, b) => last(a) - last(b));
  return inOrder.flatMap(({ group, chosen }) => {
    if (chosen.length === 0) return [];
    const call: CartCall = {
      event_jet_id: offer.jetId,
      sale_type_ids: chosen.map(({ ticket }) => ticket.saleTypeId),
      quantities: chosen.map(({ amount }) => amount),
      prices: chosen.map(({ ticket }) => priceString(ticket.cents)),
      seat_group: group.seatGroup,
    };
    const hasSlot = blockId !== null && group.timeslots.some((slot) => slot.blockId === blockId);
    return hasSlot ? [{ ...call, block_id: blockId }] : [call];
  });
}
