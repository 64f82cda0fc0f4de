import type { SaleStop } from '#features/box-office/ticketing/index.ts';
import type { ShownText } from '#lib/localized.ts';
import { atNewPrice, type NewPrice } from './new-prices.ts';
import type { OfferView, PriceView } from './offer-view.ts';
import { type Selection, withAmount } from './selection.ts';
import { firstOpenBlock, isOnSale } from './timeslots.ts';

/** View of the ticket choice: everything, the discounts alone, or every start of the day. */
export type Step = 'empty' | 'discounts' | 'timeslots';

/** How adding to the cart goes (docs/product/booking.md#adding). */
export type Summary =
  /** `isBusy`: the server is overloaded, and the call is retried automatically. */
  | { status: 'loading'; isBusy: boolean }
  /** `restoredCount`: tickets of an expired cart that came along. */
  | { status: 'success'; added: number; restoredCount: number; seats: readonly AddedSeat[] }
  /** A price differs from the one that was displayed: the visitor is asked to confirm it. */
  | { status: 'repriced'; changes: PriceChange[]; added: number }
  /** `added` counts tickets of seat groups that went through before. */
  | ({ status: 'error'; added: number } & AddRefusal);

/** A seat that was picked, as it is named. */
export interface AddedSeat {
  zone: string;
  row: string;
  seat: string;
}

/** Reason the cart call was refused. */
export interface AddRefusal {
  /** The cart contract's `response_code`. */
  code: number | null;
  stop: SaleStop | null;
  /** The browser keeps no cookies. */
  areCookiesBlocked: boolean;
  /** So many still sit side by side, where the party cannot any more, and if it fits into two rows. */
  adjacent: { largest: number; fitsTwoRows: boolean } | null;
  /** The same may go through in a moment. */
  mayPass: boolean;
  /** The device has no network. */
  isOffline: boolean;
}

export interface PriceChange {
  name: ShownText;
  before: number;
  now: number;
}

export interface WidgetState {
  step: Step;
  selection: Selection;
  blockId: number | null;
  /** `null` while tickets are being chosen. */
  summary: Summary | null;
}

export type WidgetAction =
  | { type: 'step'; step: Step }
  | { type: 'amount'; price: PriceView; amount: number }
  | { type: 'timeslot'; blockId: number }
  | { type: 'sent' }
  | { type: 'busy' }
  | { type: 'added'; count: number; restoredCount: number; seats: readonly AddedSeat[] }
  | ({ type: 'refused'; added: number } & AddRefusal)
  | { type: 'repriced'; prices: NewPrice[]; added: number }
  | { type: 'back' }
  | { type: 'again' };

/** The widget as it opens: nothing chosen, the first start that has places preselected. */
export function openedWidget(offer: OfferView): WidgetState {
  return { step: 'empty', selection: [], blockId: firstOpenBlock(offer), summary: null };
}

export function widgetReducer(offer: OfferView) {
  return (state: WidgetState, action: WidgetAction): WidgetState => {
    switch (action.type) {
      case 'step':
        return { ...state, step: action.step };
      case 'amount':
        return { ...state, selection: withAmount(state.selection, action.price, action.amount, offer) };
      case 'timeslot':
        return {
          ...state,
          step: 'empty',
          blockId: action.blockId,
          selection: onSaleAt(offer, action.blockId, state.selection),
        };
      case 'sent':
        return { ...state, summary: { status: 'loading', isBusy: false } };
      case 'busy':
        return { ...state, summary: { status: 'loading', isBusy: true } };
      case 'added':
        return {
          ...state,
          selection: [],
          summary: {
            ...{ status: 'success', added: action.count },
            ...{ restoredCount: action.restoredCount, seats: action.seats },
          },
        };
      case 'refused': {
        const { type: _, ...refusal } = action;
        return { ...state, summary: { status: 'error', ...refusal } };
      }
      case 'repriced':
        return repriced(state, action);
      case 'back':
        return { ...state, summary: null };
      case 'again':
        return openedWidget(offer);
    }
  };
}

/** The selection at current prices, and the changes. */
function repriced(state: WidgetState, { prices, added }: { prices: NewPrice[]; added: number }): WidgetState {
  const changes = state.selection.flatMap(({ ticket }) => {
    const now = atNewPrice(ticket, prices).cents;
    return now === ticket.cents ? [] : [{ name: ticket.name, before: ticket.cents, now }];
  });
  return {
    ...state,
    selection: state.selection.map((chosen) => ({ ...chosen, ticket: atNewPrice(chosen.ticket, prices) })),
    summary: { status: 'repriced', changes, added },
  };
}

/** Drops tickets of seat groups without places at the new time. */
function onSaleAt(offer: OfferView, blockId: number, selection: Selection): Selection {
  const open = offer.seatGroups.filter((group) => isOnSale(group, blockId));
  return selection.filter(({ ticket }) => open.some((group) => group.seatGroup === ticket.seatGroup));
}
