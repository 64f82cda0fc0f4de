import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkFilm } from './check-film.server.ts';
import { box, film, track, zeros } from './film.fixture.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'buntspecht-film-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function check(content: Buffer, contentType = 'video/mp4') {
  const file = path.join(folder, 'film');
  await writeFile(file, content);
  const checked = await checkFilm(file, contentType);
  return checked.ok ? 'taken' : checked.error;
}

it('a film in H.264, VP9 or AV1 is taken', async () => {
  for (const codec of ['avc1', 'avc3', 'vp09', 'av01'])
    expect(await check(Buffer.concat(film(codec)))).toBe('taken');
});

it('a film in HEVC or another codec that browsers do not play is refused', async () => {
  for (const codec of ['hvc1', 'hev1', 'dvh1', 'apcn', 'mp4v'])
    expect(await check(Buffer.concat(film(codec)))).toBe('FILM_CODEC');
});

it('a film that ends early is refused, wherever it was cut', async () => {
  const whole = Buffer.concat(film('avc1'));
  // Index first, as for the web: the frames are missing.
  const [head, pictures, index] = film('avc1');
  const forTheWeb = Buffer.concat([head, index, pictures]);
  expect(await check(forTheWeb)).toBe('taken');
  for (const content of [whole, forTheWeb])
    for (const share of [0.2, 0.5, 0.9, 0.999])
      expect(await check(content.subarray(0, Math.floor(content.length * share)))).toBe('FILM_CUT_OFF');
  expect(await check(Buffer.concat([head, pictures]))).toBe('FILM_CUT_OFF');
});

it('a length of eight bytes and one of the rest of the file are read', async () => {
  const [head, , index] = film('avc1');
  const long = Buffer.alloc(16 + 500);
  long.writeUInt32BE(1, 0);
  long.write('mdat', 4, 'latin1');
  long.writeBigUInt64BE(BigInt(long.length), 8);
  expect(await check(Buffer.concat([head, long, index]))).toBe('taken');
  const rest = box('mdat', zeros(500));
  rest.writeUInt32BE(0, 0);
  expect(await check(Buffer.concat([head, index, rest]))).toBe('taken');
});

it('a sound is whole or refused, and needs no pictures', async () => {
  const sound = Buffer.concat([
    box('ftyp', Buffer.from('M4A '), zeros(4)),
    box('moov', track('soun', 'mp4a')),
  ]);
  expect(await check(sound, 'audio/mp4')).toBe('taken');
  expect(await check(sound.subarray(0, sound.length - 9), 'audio/mp4')).toBe('FILM_CUT_OFF');
});

it('other files are not looked into', async () => {
  expect(await check(Buffer.from('anything'), 'video/webm')).toBe('taken');
});
