import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, fitting, strongest } from './contrast.ts';
import { artworkTypes } from './names.ts';
import { type Colour, colours, palettesOf } from './palette.ts';

const colour = fc.constantFrom<Colour>(...Object.values(colours));
const palette = fc.constantFrom(...artworkTypes.flatMap(palettesOf));

describe('the contrast guard', () => {
  it('measures as WCAG does', () => {
    expect(contrast(colours.ink, colours.paper)).toBeCloseTo(16.78, 1);
    expect(contrast(colours.rot, colours.rot)).toBe(1);
  });

  it('always gives a colour that reaches the ratio on its ground', () => {
    fc.assert(
      fc.property(palette, colour, colour, fc.double({ min: 1.2, max: 1.8, noNaN: true }), (p, on, c, m) => {
        expect(contrast(on, fitting(p, on, c, m))).toBeGreaterThanOrEqual(m);
      }),
    );
  });

  it('keeps the wanted colour whenever it may', () => {
    fc.assert(
      fc.property(palette, colour, colour, (p, on, c) => {
        if (on !== c && contrast(on, c) >= 1.7) expect(fitting(p, on, c)).toBe(c);
      }),
    );
  });

  it('gives small marks at least 1.5, and never the excluded colour from the list', () => {
    fc.assert(
      fc.property(colour, fc.array(colour), colour, (on, candidates, except) => {
        const mark = strongest(on, candidates, except);
        expect(contrast(on, mark)).toBeGreaterThanOrEqual(1.5);
        if (mark === except) expect([colours.ink, colours.paper]).toContain(mark);
      }),
    );
  });
});
