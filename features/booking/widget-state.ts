import type { OfferView, PriceView } from './offer-view.ts';
import { type Selection, withAmount } from './selection.ts';
import { firstOpenBlock, isOnSale } from './timeslots.ts';

/** What the ticket choice shows: everything, the discounts alone, or every start of the day. */
export type Step = 'empty' | 'discounts' | 'timeslots';

/** How adding to the cart goes (specification, section 4 "Booking widget"). */
export type Summary =
  /** `isBusy`: the house did not get to it yet, and the call goes out again by itself. */
  | { status: 'loading'; isBusy: boolean }
  | { status: 'success'; added: number }
  /**
   * `code` is the cart contract's `response_code`; `added` counts tickets of seat groups that went through before;
   * `mayPass`: the same may go through in a moment.
   */
  | { status: 'error'; code: number | null; added: number; mayPass: boolean };

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
  | { type: 'added'; count: number }
  | { type: 'refused'; code: number | null; added: number; mayPass: boolean }
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
        return { ...state, selection: [], summary: { status: 'success', added: action.count } };
      case 'refused':
        return {
          ...state,
          summary: { status: 'error', code: action.code, added: action.added, mayPass: action.mayPass },
        };
      case 'back':
        return { ...state, summary: null };
      case 'again':
        return openedWidget(offer);
    }
  };
}

/** Tickets of seat groups that have no places at the new time cannot stay. */
function onSaleAt(offer: OfferView, blockId: number, selection: Selection): Selection {
  const open = offer.seatGroups.filter((group) => isOnSale(group, blockId));
  return selection.filter(({ ticket }) => open.some((group) => group.seatGroup === ticket.seatGroup));
}
