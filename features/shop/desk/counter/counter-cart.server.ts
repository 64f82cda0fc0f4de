import { findEventTitles } from '#features/box-office/holds/index.server.ts';
import { isOnlineOffered, type PaymentProviders } from '#features/box-office/payments/index.server.ts';
import { latestReservation, suggestedReservationDay } from '#features/box-office/ticketing/index.server.ts';
import {
  type Cart,
  lastDayOfReservation,
  ONLINE_FROM_CENTS,
  placeWords,
  type TicketingProvider,
} from '#features/box-office/ticketing/index.ts';
import type { Db } from '#features/database.server.ts';
import { type Language, type Localized, shown } from '#lib/localized.ts';
import { dayOf } from '#lib/venue-time.ts';
import { timeWords } from './counter-event.server.ts';
import type { CounterCart } from './counter-view.ts';

interface Services {
  db: Db;
  ticketing: Pick<TicketingProvider, 'onlinePayments'>;
  payments: PaymentProviders;
}

/** The sale in one language. */
export async function toCart(services: Services, cart: Cart, language: Language): Promise<CounterCart> {
  const titles = await findEventTitles(services.db, [...new Set(cart.lines.map(({ jetId }) => jetId))]);
  const words = (text: Localized | undefined) => (text ? shown(text, language) : null);
  const { quantity, totalCents, sum, coupon, pass, contents, expiresAt, state } = cart;
  const reservable = totalCents === 0 ? null : reservableOf(cart);
  const isLinkOffered =
    reservable !== null && totalCents >= ONLINE_FROM_CENTS && isOnlineOffered(services, false);
  return {
    series: cart.series.map((series) => ({
      id: series.id,
      title: series.title && shown(series.title, language),
      price: shown(series.priceName, language),
      dates: series.dates.length,
      ...{ quantity: series.quantity, totalCents: series.totalCents, isStopped: series.stop !== null },
    })),
    lines: cart.lines
      .filter(({ seriesId }) => seriesId === null)
      .map((line) => ({
        id: line.id,
        event: words(titles.get(line.jetId)),
        time: line.startsAt ? timeWords(line.startsAt, cart.now, language) : '',
        group: shown(placeWords(line), language),
        price: shown(line.price.name, language),
        quantity: line.quantity,
        totalCents: line.totalCents,
        isStopped: line.stop !== null,
      })),
    ...{ quantity, totalCents, sum, contents, expiresAt },
    coupon: coupon && {
      code: coupon.code,
      isRefused: coupon.refusal !== null,
      reductionCents: coupon.reductionCents,
    },
    pass: pass && {
      name: shown(pass.name, language),
      isRefused: pass.refusal !== null,
      ...{ visits: pass.visits, cents: pass.cents },
    },
    isExpired: state === 'expired',
    ...{ reservable, isLinkOffered },
  };
}

function reservableOf({ lines, now }: Cart): CounterCart['reservable'] {
  const latest = latestReservation(lines.map(({ startsAt }) => startsAt));
  if (latest !== null && latest <= now) return null;
  const firstDay = dayOf(now);
  const day = suggestedReservationDay(firstDay, latest);
  return { day, firstDay, lastDay: latest && lastDayOfReservation(latest) };
}
