import { describe, expect, it } from 'vitest';
import { drawArtwork } from './artwork.ts';
import { artworkTypes, compositionNames, moodNames, motifNames } from './names.ts';
import { colours, palettesOf } from './palette.ts';
import { type ArtworkRatio, artworkRatios } from './ratio.ts';

/** Every tag is closed in the right order, and nothing that JavaScript leaves behind stands in it. */
function expectWellFormed(svg: string) {
  const open: string[] = [];
  const rest = svg.replace(/<(\/?)([a-zA-Z]+)((?: [\w:-]+="[^"<>]*")*)(\/?)>/g, (_, end, name, __, empty) => {
    if (end) expect(open.pop()).toBe(name);
    else if (!empty) open.push(name);
    return '';
  });
  expect(open).toEqual([]);
  expect(rest).not.toMatch(/[<>"]/);
  expect(svg).not.toMatch(/NaN|undefined|Infinity|null|\[object/);
}

describe('drawArtwork', () => {
  it('gives the same bytes for the same slug', () => {
    const options = { type: 'theatre', ratio: [4, 3] } as const;
    expect(drawArtwork('kaefer-ohne-schlaf', options)).toBe(drawArtwork('kaefer-ohne-schlaf', options));
  });

  it('gives every slug, type and ratio its own', () => {
    const slugs = Array.from({ length: 100 }, (_, i) => `stueck-${i}`);
    const drawings = slugs.flatMap((slug) => [
      drawArtwork(slug, { type: 'music', ratio: [4, 3] }),
      drawArtwork(slug, { type: 'music', ratio: [1, 1] }),
      drawArtwork(slug, { type: 'school', ratio: [4, 3] }),
    ]);
    expect(new Set(drawings).size).toBe(300);
  });

  it('keeps what is published: the first version draws these bytes for ever', async () => {
    const { createHash } = await import('node:crypto');
    const all = artworkTypes.map((type) => drawArtwork('lauter-loecher', { type, ratio: [4, 3] })).join('');
    expect(createHash('sha256').update(all).digest('hex').slice(0, 16)).toMatchInlineSnapshot(
      `"21a7cbcc098f2a1f"`,
    );
  });

  it('gives a person the same face in every ratio', () => {
    // Strokes of the brush slip as they like.
    const papers = (slug: string, ratio: ArtworkRatio) =>
      [
        ...drawArtwork(slug, { type: 'person', ratio }).matchAll(
          /(?:stroke="(#\w+)"|fill="(#\w+)" fill-rule)/g,
        ),
      ].map(([mark]) => mark);
    for (let i = 0; i < 40; i++)
      for (const ratio of artworkRatios)
        expect(papers(`person-${i}`, ratio)).toEqual(papers(`person-${i}`, [1, 1]));
  });

  it('lies on no separate paper: a small picture on a page of paper would be a hole', () => {
    const grounds = artworkTypes.flatMap((type) => palettesOf(type).map(({ ground }) => ground));
    expect(grounds).not.toContain(colours.paper);
  });

  it('cuts a mood from its palette, and only masks of a deep one frown', () => {
    const mask = { type: 'theatre', ratio: [1, 1], motif: 'mask', composition: 'stage' } as const;
    expect(drawArtwork('a', { ...mask, mood: 'deep' })).toContain(`fill="${colours.ink}"`);
    const moods = moodNames.map((mood) => drawArtwork('a', { ...mask, mood }));
    expect(new Set(moods).size).toBe(3);
  });

  it.each(artworkTypes)('draws every composition with every motif for %s', (type) => {
    for (const composition of compositionNames) {
      for (const motif of motifNames) {
        expectWellFormed(drawArtwork('ein-slug', { type, ratio: [4, 3], composition, motif }));
        expectWellFormed(drawArtwork('ein-slug', { type, ratio: [3, 4], composition, motif }));
      }
    }
  });

  it('draws every ratio, the short side 450 units', () => {
    for (const ratio of artworkRatios) {
      const svg = drawArtwork('ratio', { type: 'exhibition', ratio });
      expectWellFormed(svg);
      const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
      expect(Math.min(Number(width), Number(height))).toBe(450);
      expect(Math.abs(Number(width) / Number(height) - ratio[0] / ratio[1])).toBeLessThan(0.01);
    }
  });

  it('is small: half of 200 slugs under 12 KB', () => {
    const sizes = Array.from({ length: 200 }, (_, i) => {
      const type = artworkTypes[i % artworkTypes.length] ?? 'exhibition';
      return drawArtwork(`slug-${i}`, { type, ratio: [4, 3] }).length;
    }).sort((a, b) => a - b);
    expect(sizes[100]).toBeLessThan(12 * 1024);
  });

  it('draws a motif alone, without ground', () => {
    const svg = drawArtwork('solo', {
      type: 'music',
      ratio: [1, 1],
      motif: 'drum',
      solo: { colour: 'rot', on: 'dotter' },
    });
    expectWellFormed(svg);
    expect(svg).not.toContain('<rect');
  });

  it('is decoration without a title, and an image with an escaped one', () => {
    const options = { type: 'person', ratio: [1, 1] } as const;
    expect(drawArtwork('emil', options)).toContain('aria-hidden="true"');
    const titled = drawArtwork('emil', { ...options, title: 'Emil <& Co>' });
    expect(titled).toContain('role="img"><title>Emil &lt;&amp; Co&gt;</title>');
    expectWellFormed(titled);
  });
});
