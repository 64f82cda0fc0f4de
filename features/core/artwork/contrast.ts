import { type Colour, colours, type Palette } from './palette.ts';

const luminances = new Map<Colour, number>();

/** WCAG 2 relative luminance, 0 to 1. */
export function luminance(colour: Colour): number {
  const known = luminances.get(colour);
  if (known !== undefined) return known;
  const channel = (start: number) => {
    const value = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  const result = 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
  luminances.set(colour, result);
  return result;
}

/** WCAG 2 contrast ratio, 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const inkOrPaper = (ground: Colour): Colour =>
  contrast(colours.ink, ground) > contrast(colours.paper, ground) ? colours.ink : colours.paper;

/** The candidate that stands out most, for small marks: at least 1.5, otherwise ink or paper. */
export function strongest(ground: Colour, candidates: readonly Colour[], except?: Colour): Colour {
  let best: Colour | undefined;
  for (const candidate of candidates) {
    if (candidate === ground || candidate === except) continue;
    if (!best || contrast(candidate, ground) > contrast(best, ground)) best = candidate;
  }
  return best && contrast(best, ground) >= 1.5 ? best : inkOrPaper(ground);
}

/**
 * The contrast guard for sheets and motifs: keeps the wanted colour when it reaches the ratio on its ground,
 * otherwise takes the first colour of the palette that does so clearly (1.8), otherwise ink or paper.
 */
export function fitting(palette: Palette, ground: Colour, wanted: Colour, ratio = 1.7): Colour {
  if (wanted !== ground && contrast(ground, wanted) >= ratio) return wanted;
  const { hero, accent, sheetB, sheetA } = palette;
  const replacement = [hero, accent, sheetB, sheetA, colours.paper].find(
    (colour) => contrast(ground, colour) >= Math.max(ratio, 1.8),
  );
  return replacement ?? inkOrPaper(ground);
}
