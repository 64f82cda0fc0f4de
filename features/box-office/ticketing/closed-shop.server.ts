import { fail, succeed } from '#lib/result.ts';
import type { TicketingError } from './errors.ts';
import type { Offer, OfferSummary } from './offer.ts';
import type { TicketingProvider } from './provider.ts';

/**
 * Wraps the provider so that the staff can close the shop: then nothing is on offer and nothing can be bought, no matter
 * which provider sells. Held and bought tickets can still be displayed and returned.
 */
export function closableShop(
  provider: TicketingProvider,
  isShopOnline: () => Promise<boolean>,
): TicketingProvider {
  const closed = async () => fail<TicketingError>({ code: 'SALE_CLOSED', stop: 'shop-closed' });
  return {
    capabilities: provider.capabilities,
    onlinePayments: provider.onlinePayments && {
      ...provider.onlinePayments,
      // Payments started before the shop closed may be completed.
      async begin(cart, request) {
        const open = await provider.onlinePayments?.openOf(cart);
        if (open) return succeed(open);
        return (await isShopOnline()) && provider.onlinePayments
          ? provider.onlinePayments.begin(cart, request)
          : closed();
      },
    },
    waitingList: provider.waitingList && {
      ...provider.waitingList,
      join: async (request) =>
        (await isShopOnline()) && provider.waitingList ? provider.waitingList.join(request) : closed(),
      offerFree: async () =>
        (await isShopOnline()) && provider.waitingList ? provider.waitingList.offerFree() : 0,
      hasWork: async () =>
        (await isShopOnline()) && provider.waitingList ? provider.waitingList.hasWork() : false,
    },
    passes: provider.passes && {
      order: async (purchase) =>
        (await isShopOnline()) && provider.passes ? provider.passes.order(purchase) : closed(),
      begin: async (purchase) =>
        (await isShopOnline()) && provider.passes ? provider.passes.begin(purchase) : closed(),
    },
    vouchers: provider.vouchers && {
      order: async (purchase) =>
        (await isShopOnline()) && provider.vouchers ? provider.vouchers.order(purchase) : closed(),
      begin: async (purchase) =>
        (await isShopOnline()) && provider.vouchers ? provider.vouchers.begin(purchase) : closed(),
    },
    wholeSeries: provider.wholeSeries && {
      offer: async (id) =>
        (await isShopOnline()) && provider.wholeSeries ? provider.wholeSeries.offer(id) : null,
      add: async (...call) =>
        (await isShopOnline()) && provider.wholeSeries ? provider.wholeSeries.add(...call) : closed(),
      async change(reference, id, quantity, buyer) {
        if (!provider.wholeSeries) return closed();
        if (quantity > 0 && !(await isShopOnline())) return closed();
        return provider.wholeSeries.change(reference, id, quantity, buyer);
      },
    },
    seating: provider.seating,
    groups: provider.groups && {
      dates: async (...call) =>
        (await isShopOnline()) && provider.groups ? provider.groups.dates(...call) : [],
      order: async (...call) =>
        (await isShopOnline()) && provider.groups ? provider.groups.order(...call) : closed(),
      enquire: async (...call) =>
        (await isShopOnline()) && provider.groups ? provider.groups.enquire(...call) : closed(),
    },
    rebooking: provider.rebooking && {
      dates: async (...call) =>
        (await isShopOnline()) && provider.rebooking ? provider.rebooking.dates(...call) : [],
      rebook: async (...call) =>
        (await isShopOnline()) && provider.rebooking ? provider.rebooking.rebook(...call) : closed(),
    },
    cart: provider.cart,
    questions: provider.questions,
    answer: provider.answer,
    cancelTicket: provider.cancelTicket,
    convertToCredit: provider.convertToCredit,
    orderOfCart: provider.orderOfCart,
    order: provider.order,
    ordersOf: provider.ordersOf,
    countOrdersOf: provider.countOrdersOf,
    guestOrdersOf: provider.guestOrdersOf,
    claimGuestOrders: provider.claimGuestOrders,
    async summaries(jetIds) {
      const summaries = await provider.summaries(jetIds);
      if (summaries.size === 0 || (await isShopOnline())) return summaries;
      return new Map([...summaries].map(([id, summary]) => [id, withoutSale(summary)]));
    },
    async offer(jetId) {
      const offer = await provider.offer(jetId);
      return offer === null || (await isShopOnline()) ? offer : offerWithoutSale(offer);
    },
    add: async (...call) => ((await isShopOnline()) ? provider.add(...call) : closed()),
    async change(reference, lineId, quantity, buyer) {
      if (quantity > 0 && !(await isShopOnline())) {
        const cart = await provider.cart(reference);
        const line = cart?.lines.find(({ id }) => id === lineId);
        if (!line || quantity > line.quantity) return closed();
      }
      return provider.change(reference, lineId, quantity, buyer);
    },
    renew: async (...call) => ((await isShopOnline()) ? provider.renew(...call) : closed()),
    restore: async (...call) => ((await isShopOnline()) ? provider.restore(...call) : closed()),
    setCoupon: async (...call) => ((await isShopOnline()) ? provider.setCoupon(...call) : closed()),
    setPass: async (...call) => ((await isShopOnline()) ? provider.setPass(...call) : closed()),
    async placeOrder(cart, ...call) {
      // Orders placed before the shop closed remain valid.
      const known = await provider.orderOfCart(cart);
      if (known) return succeed(known);
      return (await isShopOnline()) ? provider.placeOrder(cart, ...call) : closed();
    },
  };
}

function withoutSale<S extends OfferSummary>({ canWait: _, ...summary }: S): Omit<S, 'canWait'> {
  return { ...summary, availability: 'closed', free: null, stop: summary.stop ?? 'shop-closed' };
}

function offerWithoutSale(offer: Offer): Offer {
  return {
    ...withoutSale(offer),
    seatGroups: offer.seatGroups.map(({ canWait: _, ...group }) => ({
      ...group,
      available: false,
      timeslots: group.timeslots.map((slot) => ({ ...slot, availability: 'closed', free: null })),
    })),
  };
}
