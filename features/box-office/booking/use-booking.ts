import { type Dispatch, useMemo, useReducer, useRef, useState } from 'react';
import type { SeatConsent } from '#features/box-office/ticketing/index.ts';
import type { Language } from '#lib/localized.ts';
import type { Result } from '#lib/result.ts';
import { type ApiError, newOrderKey, postJson } from '#platform/browser/api-client.ts';
import { type CartCall, cartCalls } from './cart-calls.ts';
import { type NewPrice, readNewPrices, withNewPrices } from './new-prices.ts';
import type { OfferView } from './offer-view.ts';
import { saleStop } from './parse-offer.ts';
import { mayPass, retryUntilSettled } from './retry-until-settled.ts';
import { announceCartChange } from './use-cart-count.ts';
import {
  type AddedSeat,
  type AddRefusal,
  openedWidget,
  type WidgetAction,
  type WidgetState,
  widgetReducer,
} from './widget-state.ts';

export interface Booking {
  offer: OfferView;
  language: Language;
  state: WidgetState;
  dispatch: Dispatch<WidgetAction>;
  /** `consent`: how far apart the visitor agreed to sit; by default in one row. */
  addToCart(consent?: SeatConsent): Promise<void>;
}

/** The widget's state and its one effect: the cart calls, one seat group after the other. */
export function useBooking(given: OfferView, language: Language): Booking {
  const [prices, setPrices] = useState<NewPrice[]>([]);
  const offer = useMemo(() => withNewPrices(given, prices), [given, prices]);
  const reducer = useMemo(() => widgetReducer(offer), [offer]);
  const [state, dispatch] = useReducer(reducer, offer, openedWidget);

  // A call that was never answered may have arrived: when the visitor tries the same again, it keeps its key.
  const keys = useRef(new Map<string, string>());

  async function send(call: CartCall): Promise<Result<Added, ApiError>> {
    const known = JSON.stringify(call);
    const key = keys.current.get(known) ?? newOrderKey();
    keys.current.set(known, key);
    const result = await retryUntilSettled(() => postJson<Added>(`/${language}/api/shop-cart/`, call, key), {
      onBusy: () => dispatch({ type: 'busy' }),
      pause,
    });
    if (result.ok || !mayPass(result.error)) keys.current.delete(known);
    return result;
  }

  async function addToCart(consent?: SeatConsent): Promise<void> {
    dispatch({ type: 'sent' });
    let added = 0;
    let restoredCount = 0;
    const seats: AddedSeat[] = [];
    for (const chosen of cartCalls(offer, state.selection, state.blockId)) {
      const call = consent ? { ...chosen, consent } : chosen;
      const result = await send(call);
      if (!result.ok) {
        refuse(result.error, { call, added });
        return;
      }
      added += ticketsOf(call);
      restoredCount += result.value.brought_back ?? 0;
      seats.push(...(result.value.seats ?? []));
      announceCartChange();
    }
    dispatch({ type: 'added', count: added, restoredCount, seats });
  }

  function refuse(error: ApiError, { call, added }: { call: CartCall; added: number }): void {
    const { code, responseCode, answer } = error;
    const changed = code === 'PRICE_CHANGED' ? readNewPrices(answer, call.seat_group) : [];
    if (changed.length > 0) {
      setPrices((known) => [...known, ...changed]);
      dispatch({ type: 'repriced', prices: changed, added });
      return;
    }
    report(code);
    dispatch({
      type: 'refused',
      code: responseCode,
      stop: saleStop(answer.stop),
      areCookiesBlocked: code === 'cookies_blocked',
      adjacent: readAdjacent(answer.adjacent),
      added,
      mayPass: mayPass(error),
      isOffline: mayPass(error) && !navigator.onLine,
    });
  }

  return { offer, language, state, dispatch, addToCart };
}

/** Tells the venue what a visitor met (docs/product/booking.md#adding). Nothing comes of it here. */
function report(code: string): void {
  void postJson('/api/dashboard-error-log/', { url: location.pathname, cart: code });
}

/** Fields of the answer the page reads. */
interface Added {
  brought_back?: number;
  seats?: AddedSeat[];
}

function readAdjacent(answer: unknown): AddRefusal['adjacent'] {
  const { largest, fits_two_rows: fits } = Object(answer) as { largest?: unknown; fits_two_rows?: unknown };
  return typeof largest === 'number' ? { largest, fitsTwoRows: fits === true } : null;
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

const ticketsOf = ({ quantities }: CartCall): number => quantities.reduce((sum, count) => sum + count, 0);
