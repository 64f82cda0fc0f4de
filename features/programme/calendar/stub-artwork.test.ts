import { expect, it } from 'vitest';
import { toBookableEvent } from './bookable-event.ts';
import type { EventCard } from './event-card.ts';
import { stubArtwork } from './stub-artwork.ts';

const type = { slug: 'theater', name: 'Theater' };
const drawn = { type, art: 'lauter-loecher~hand~window' };
const photographed = {
  type,
  art: '/media/4-lauter-loecher/*-50-42.webp',
  artwork: 'lauter-loecher~hand~window',
};

it('shows on every stub the artwork of the event, where pages show a photo as well', () => {
  for (const shape of ['upright', 'narrow', 'wide', 'strip'] as const) {
    expect(stubArtwork(drawn, shape)).toMatch(/^\/art\/v\d\/[a-z]+\/lauter-loecher~hand~window-\dx\d\.svg$/);
    expect(stubArtwork(photographed, shape)).toBe(stubArtwork(drawn, shape));
  }
});

it('shows it in the booking widget', () => {
  const card = { ...photographed, day: '2026-12-05', time: '10:00', until: null, title: { text: 'Löcher' } };
  const { image } = toBookableEvent(card as unknown as EventCard, 'de');
  expect(image).toEqual({ upright: stubArtwork(drawn, 'upright'), wide: stubArtwork(drawn, 'wide') });
});
