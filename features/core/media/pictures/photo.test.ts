import { describe, expect, it } from 'vitest';
import { fallbackUrl, photoSources, photoTemplate, photoUrl, readDerivativeName } from './photo.ts';

const photo = {
  id: 12,
  key: 'abc123',
  focalPoint: { x: 30, y: 70 },
  format: 'jpg',
  width: 1400,
  height: 1000,
} as const;

describe('the sources a browser chooses from', () => {
  it('is every width there is, in the newer kinds, and one of the picture’s own', () => {
    const { avif, webp, src, width, height } = photoSources(photo, '4x3');
    expect(avif).toBe(
      [160, 320, 640, 960, 1280].map((w) => `/media/12-abc123/4x3-30-70-${w}.avif ${w}w`).join(', '),
    );
    expect(webp).toBe(avif.replaceAll('avif', 'webp'));
    expect(src).toBe('/media/12-abc123/4x3-30-70-960.jpg');
    expect([width, height]).toEqual([1280, 960]);
  });

  it('is all answered, and nothing else', () => {
    const { avif, webp, src } = photoSources(photo, '16x9');
    const names = `${avif}, ${webp}, ${src} 0w`.split(', ').map((each) => /[^/]+(?= )/.exec(each)?.[0] ?? '');
    for (const name of names) expect([name, readDerivativeName(photo, name)]).not.toEqual([name, null]);
  });
});

it('in lists a picture has a short address, as wide as there is of it', () => {
  expect(photoTemplate(photo)).toBe('/media/12-abc123/*-30-70.webp');
  expect(readDerivativeName(photo, '5x4-30-70.webp')).toMatchObject({ width: 640, format: 'webp' });
  expect(readDerivativeName({ ...photo, width: 200 }, '5x4-30-70.webp')).toMatchObject({ width: 160 });
});

it('a whole picture has no focus in its address', () => {
  expect(photoUrl(photo, 'whole', 640, 'webp')).toBe('/media/12-abc123/whole-640.webp');
  expect(readDerivativeName(photo, 'whole-640.webp')).toMatchObject({ shape: 'whole', width: 640 });
});

it.each([
  '16x9-30-70-961.webp',
  '16x9-30-70-1920.webp',
  '16x9-30-70-640.jpg',
  '16x9-30-70-960.png',
  '16x9-30-70-960.gif',
  '16x9-030-70-960.webp',
  '16x9-130-70-960.webp',
  '16x9-960.webp',
  '16x9-30-70.avif',
  'whole.webp',
  'whole-30-70.webp',
  '7x5-30-70-960.webp',
  'whole-30-70-640.webp',
  'constructor-640.webp',
  '__proto__-640.webp',
  '',
])('“%s” is asked for by no page', (name) => {
  expect(readDerivativeName(photo, name)).toBeNull();
});

it('a link that is shared has the picture in its own kind', () => {
  expect(fallbackUrl({ ...photo, format: 'png', width: 300 }, '19x10')).toBe(
    '/media/12-abc123/19x10-30-70-160.png',
  );
});
