import { escapeMarkup } from '#lib/escape-markup.ts';
import { compositions, compositionsOf } from './compositions/index.ts';
import { layDesk } from './desk.ts';
import { glueHero, motifsOf } from './motifs/index.ts';
import type { ArtworkPick, ArtworkType } from './names.ts';
import { type ColourName, colours, paletteFor } from './palette.ts';
import { createRandom, fnv1a } from './random.ts';

export interface ArtworkOptions extends ArtworkPick {
  type: ArtworkType;
  ratio: readonly [number, number];
  /** The motif alone, without ground, in this colour and on that one: for heads and stickers. */
  solo?: { colour: ColourName; on?: ColourName } | undefined;
  /** Read aloud; without it the drawing is decoration. */
  title?: string | undefined;
}

/** Part of every seed. A change of the generator that would redraw published pages gets the next version. */
const version = 'v2';
const shortSide = 450;

/**
 * Cuts the artwork of a slug (docs/design/artwork.md#rules): a pure function, the same input gives the same bytes of
 * SVG on the same engine. A reroll number is a suffix of the slug. The same slug is the same picture in every ratio.
 */
export function drawArtwork(slug: string, options: ArtworkOptions): string {
  const { type, ratio, solo, title } = options;
  const proportion = ratio[0] / ratio[1];
  const width = proportion >= 1 ? Math.round(shortSide * proportion) : shortSide;
  const height = proportion >= 1 ? shortSide : Math.round(shortSide / proportion);

  const seed = `${version}/${type}/${slug}`;
  const random = createRandom(seed);
  const palette = paletteFor(type, options.mood, random);
  const composition = options.composition ?? random.pick(compositionsOf[type]);
  const motif = options.motif ?? random.pick(motifsOf[type]);
  const golden = random.sign() < 0 ? 0.38 : 0.62;
  const canvas = { width, height, short: Math.min(width, height), golden } as const;
  const idPrefix = `c${fnv1a([type, slug, ratio.join('x'), composition, motif, options.mood, solo?.colour].join('/')).toString(36)}-`;
  const desk = layDesk({ type, canvas, palette, random, mood: options.mood, seed }, idPrefix);

  if (solo) {
    const place = { x: width / 2, y: height / 2, size: canvas.short * 0.88 };
    glueHero(desk, motif, place, colours[solo.colour], colours[solo.on ?? 'paper']);
  } else {
    desk.sheet.fill(palette.ground);
    compositions[composition](desk, motif);
  }

  const spoken = title ? `role="img"><title>${escapeMarkup(title)}</title>` : 'aria-hidden="true">';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice" ${spoken}${desk.sheet}</svg>`;
}
