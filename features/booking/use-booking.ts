import { type Dispatch, useMemo, useReducer } from 'react';
import type { Language } from '#lib/localized.ts';
import { postJson } from '#platform/browser/api-client.ts';
import { type CartCall, cartCalls } from './cart-calls.ts';
import type { OfferView } from './offer-view.ts';
import { announceCartChange } from './use-cart-count.ts';
import { openedWidget, type WidgetAction, type WidgetState, widgetReducer } from './widget-state.ts';

export interface Booking {
  offer: OfferView;
  language: Language;
  state: WidgetState;
  dispatch: Dispatch<WidgetAction>;
  addToCart(): Promise<void>;
}

/** The widget's state and its one effect: the cart calls, one seat group after the other. */
export function useBooking(offer: OfferView, language: Language): Booking {
  const reducer = useMemo(() => widgetReducer(offer), [offer]);
  const [state, dispatch] = useReducer(reducer, offer, openedWidget);

  async function addToCart(): Promise<void> {
    dispatch({ type: 'sent' });
    let added = 0;
    for (const call of cartCalls(offer, state.selection, state.blockId)) {
      const result = await postJson(`/${language}/api/shop-cart/`, call);
      if (!result.ok) {
        dispatch({ type: 'refused', code: result.error.responseCode, added });
        return;
      }
      added += ticketsOf(call);
      announceCartChange();
    }
    dispatch({ type: 'added', count: added });
  }

  return { offer, language, state, dispatch, addToCart };
}

const ticketsOf = ({ quantities }: CartCall): number => quantities.reduce((sum, count) => sum + count, 0);
