import { describe, expect, it } from 'vitest';
import type { FavouriteEvent } from './components/use-favourite-events.ts';
import { favouriteState, inFavouriteOrder } from './favourite-state.ts';

const TODAY = '2026-11-20';

function remembered(id: number, day: string, more: Partial<FavouriteEvent> = {}): FavouriteEvent {
  return {
    id,
    name: `Date ${id}`,
    date_start: `${day}T10:00:00.000Z`,
    date_end: `${day}T11:00:00.000Z`,
    event_type_new: { slug: 'theatre', name: 'Theater' },
    status: 'scheduled',
    room: { name: 'Stammbühne' },
    link: { url: '/de' },
    image_thumbnails: { large: '', upright: '', wide: '' },
    offer: { availability: 'many', free: null, price_from: '6.00' },
    ...more,
  };
}

describe('favourites', () => {
  it('come soonest first, what is over last', () => {
    const events = [
      remembered(1, '2026-11-01'),
      remembered(2, '2026-12-05'),
      remembered(3, '2026-11-21'),
      remembered(4, '2026-11-10'),
    ];
    expect(inFavouriteOrder(events, TODAY).map(({ id }) => id)).toEqual([3, 2, 4, 1]);
  });

  it('are open on their day, also when they have no tickets', () => {
    expect(favouriteState(remembered(1, TODAY), TODAY)).toBe('open');
    expect(favouriteState(remembered(1, TODAY, { offer: null }), TODAY)).toBe('open');
  });

  it('say when nothing can be had any more', () => {
    const soldOut = { offer: { availability: 'sold-out', free: 0, price_from: '6.00' } } as const;
    expect(favouriteState(remembered(1, TODAY, soldOut), TODAY)).toBe('sold-out');
    expect(favouriteState(remembered(1, TODAY, { ...soldOut, status: 'cancelled' }), TODAY)).toBe(
      'cancelled',
    );
    expect(favouriteState(remembered(1, '2026-11-19'), TODAY)).toBe('over');
  });
});
