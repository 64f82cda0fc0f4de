import type { Desk, Motif, Place } from '../desk.ts';
import type { ArtworkType, MotifName } from '../names.ts';
import type { Colour } from '../palette.ts';
import { createRandom } from '../random.ts';
import { alga } from './alga.ts';
import { beetle } from './beetle.ts';
import { bird } from './bird.ts';
import { blocks } from './blocks.ts';
import { bubble } from './bubble.ts';
import { comb } from './comb.ts';
import { drum } from './drum.ts';
import { eye } from './eye.ts';
import { face } from './face.ts';
import { fish } from './fish.ts';
import { hand } from './hand.ts';
import { mask } from './mask.ts';
import { moonface } from './moonface.ts';
import { mouse } from './mouse.ts';
import { scissors } from './scissors.ts';
import { sun } from './sun.ts';

export const motifs: Record<MotifName, Motif> = {
  hand,
  blocks,
  eye,
  alga,
  fish,
  scissors,
  beetle,
  sun,
  mask,
  bird,
  moonface,
  drum,
  comb,
  mouse,
  bubble,
  face,
};

/**
 * Glues the hero of an artwork. Its chance restarts, whatever the composition has used of it: the same person has the
 * same hair and glasses in every ratio.
 */
export function glueHero(desk: Desk, motif: MotifName, place: Place, colour: Colour, ground: Colour): void {
  const random = createRandom(`${desk.seed}/${motif}`);
  motifs[motif]({ ...desk, random }, placeWithin(desk, motif, place), colour, ground);
}

/** How far a hero reaches from its middle, beaks and ears included, for its height. */
const REACH = 0.68;
/** Canvases taller than that are for stubs of tickets, where the hero is seen whole. */
const NARROW = 2.5;

function placeWithin({ canvas: { width, height } }: Desk, motif: MotifName, place: Place): Place {
  if (height < NARROW * width) return place;
  const size = Math.min(place.size, width / (2 * REACH));
  const reach = Math.max(REACH, (breadths[motif] ?? 1) / 2) * size;
  return { ...place, size, x: Math.min(Math.max(place.x, reach), width - reach) };
}

/** How wide a motif is for its height, where that is more than its height. */
const breadths: Partial<Record<MotifName, number>> = {
  fish: 1.9,
  eye: 1.25,
  face: 1.24,
  comb: 1.1,
  bubble: 1.05,
};

/** The wanted height, or less where the motif would not fit into the available width. */
export const sizeWithin = (motif: MotifName, wanted: number, available: number): number =>
  Math.min(wanted, available / (breadths[motif] ?? 1));

/** Motifs of each type, one of which is drawn. The order is part of the seed: append, never reorder. */
export const motifsOf: Record<ArtworkType, readonly MotifName[]> = {
  exhibition: ['hand', 'blocks', 'eye', 'alga', 'fish'],
  workshop: ['hand', 'scissors', 'alga', 'beetle', 'sun'],
  theatre: ['mask', 'bird', 'moonface', 'beetle'],
  music: ['drum', 'bird', 'comb', 'alga'],
  magazine: ['bird', 'bubble', 'alga', 'eye', 'mouse'],
  school: ['mouse', 'fish', 'beetle', 'blocks', 'hand'],
  person: ['face'],
};
