import { describe, expect, it } from 'vitest';
import { cartCalls } from './cart-calls.ts';
import { adult, child, offer } from './offer.fixture.ts';
import { openedWidget, type WidgetAction, widgetReducer } from './widget-state.ts';

const reduce = widgetReducer(offer);
const stateAfter = (...actions: WidgetAction[]) => actions.reduce(reduce, openedWidget(offer));
const chair = offer.seatGroups[1]?.prices[0] ?? adult;

describe('the booking widget', () => {
  it('opens with the ticket choice: nothing chosen, the first open start preselected', () => {
    expect(openedWidget(offer)).toEqual({ step: 'empty', selection: [], blockId: 2, summary: null });
  });

  it('goes from the choice to the discounts and to the starts, and back with a chosen start', () => {
    expect(stateAfter({ type: 'step', step: 'discounts' }).step).toBe('discounts');
    const chosen = stateAfter({ type: 'step', step: 'timeslots' }, { type: 'timeslot', blockId: 3 });
    expect(chosen).toMatchObject({ step: 'empty', blockId: 3 });
  });

  it('lets go of tickets that are not sold at the new start', () => {
    const chosen = stateAfter(
      { type: 'amount', price: adult, amount: 2 },
      { type: 'amount', price: chair, amount: 1 },
      { type: 'timeslot', blockId: 1 },
    );
    expect(chosen.selection.map(({ ticket }) => ticket.seatGroup)).toEqual(['chair']);
  });

  it('shows loading, then success with an empty selection, then starts again', () => {
    const chosen: WidgetAction = { type: 'amount', price: adult, amount: 2 };
    expect(stateAfter(chosen, { type: 'sent' }).summary).toEqual({ status: 'loading', isBusy: false });
    expect(stateAfter(chosen, { type: 'sent' }, { type: 'busy' }).summary).toMatchObject({ isBusy: true });
    const added = stateAfter(
      chosen,
      { type: 'sent' },
      { type: 'added', count: 2, restoredCount: 1, seats: [] },
    );
    expect(added).toMatchObject({
      selection: [],
      summary: { status: 'success', added: 2, restoredCount: 1, seats: [] },
    });
    expect(reduce(added, { type: 'again' })).toEqual(openedWidget(offer));
  });

  it('shows an error and keeps what was chosen', () => {
    const refused = stateAfter(
      { type: 'amount', price: adult, amount: 2 },
      { type: 'sent' },
      {
        type: 'refused',
        code: -214,
        stop: null,
        areCookiesBlocked: false,
        added: 0,
        adjacent: null,
        mayPass: false,
        isOffline: false,
      },
    );
    expect(refused.summary).toMatchObject({ status: 'error', code: -214, added: 0, mayPass: false });
    expect(reduce(refused, { type: 'back' })).toMatchObject({ summary: null, selection: [{ amount: 2 }] });
  });

  it('tells which price has changed, and goes on with the one of now', () => {
    const prices = [{ seatGroup: 'cushion', saleTypeId: adult.saleTypeId, cents: 1100 }];
    const asked = stateAfter(
      { type: 'amount', price: adult, amount: 2 },
      { type: 'amount', price: child, amount: 1 },
      { type: 'sent' },
      { type: 'repriced', prices, added: 0 },
    );
    expect(asked.summary).toEqual({
      status: 'repriced',
      changes: [{ name: adult.name, before: 900, now: 1100 }],
      added: 0,
    });
    expect(asked.selection.map(({ ticket }) => ticket.cents)).toEqual([1100, 600]);
  });
});

describe('the cart calls', () => {
  it('are one per seat group, with the start only where the group has it', () => {
    const { selection, blockId } = stateAfter(
      { type: 'amount', price: adult, amount: 1 },
      { type: 'amount', price: chair, amount: 3 },
      { type: 'amount', price: child, amount: 2 },
    );
    expect(cartCalls(offer, selection, blockId)).toEqual([
      {
        event_jet_id: 7,
        sale_type_ids: [1, 2],
        quantities: [1, 2],
        prices: ['9.00', '6.00'],
        seat_group: 'cushion',
        block_id: 2,
      },
      { event_jet_id: 7, sale_type_ids: [1], quantities: [3], prices: ['9.00'], seat_group: 'chair' },
    ]);
  });
});
