import decodeQR from 'qr/decode.js';
import { expect, it } from 'vitest';
import { type QrPath, qrPath } from './qr-path.ts';

const SCALE = 4;

/** Draws the path as a browser would, and reads it as a camera does. */
function read({ size, path }: QrPath): string {
  const width = size * SCALE;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x = '', y = '', length = ''] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g))
    for (let row = Number(y) * SCALE; row < (Number(y) + 1) * SCALE; row += 1)
      for (let column = Number(x) * SCALE; column < (Number(x) + Number(length)) * SCALE; column += 1)
        data.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3);
  return decodeQR({ width, height: width, data });
}

it.each([
  'BS1.k1d2k3i4.417.AbCdEfGhIjKlMnOpQrStUv.0000',
  `BS1.k1d2k3i4.417.AbCdEfGhIjKlMnOpQrStUv.${'aZ9_-'.repeat(17)}x`,
])('what is drawn can be read: %#', (text) => {
  expect(read(qrPath(text))).toBe(text);
});

it('keeps four modules of quiet around', () => {
  const { size, path } = qrPath('BS1');
  const places = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map((match) => match.slice(1).map(Number));
  for (const [x = 0, y = 0, length = 0] of places) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(4);
    expect(Math.max(x + length, y + 1)).toBeLessThanOrEqual(size - 4);
  }
});
