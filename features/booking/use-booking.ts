import { type Dispatch, useMemo, useReducer } from 'react';
import type { Language } from '#lib/localized.ts';
import type { Result } from '#lib/result.ts';
import { type ApiError, postJson } from '#platform/browser/api-client.ts';
import { type CartCall, cartCalls } from './cart-calls.ts';
import type { OfferView } from './offer-view.ts';
import { announceCartChange } from './use-cart-count.ts';
import { openedWidget, type WidgetAction, type WidgetState, widgetReducer } from './widget-state.ts';

const RETRY_AFTER_MS = 1000;

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
      const result = await send(`/${language}/api/shop-cart/`, call);
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

/** Where no answer came, or none that lasts, the same call goes out once more; its key keeps it from counting twice. */
async function send(path: string, call: CartCall): Promise<Result<unknown, ApiError>> {
  const key = Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
  const first = await postJson(path, call, key);
  if (first.ok || (first.error.status !== 0 && first.error.status !== 503)) return first;
  await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
  return postJson(path, call, key);
}

const ticketsOf = ({ quantities }: CartCall): number => quantities.reduce((sum, count) => sum + count, 0);
