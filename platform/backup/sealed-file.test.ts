import { readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { BrokenSealError, deriveKey, newSalt, openSealed, sealFile } from './sealed-file.server.ts';

const place = (name: string) => path.join(os.tmpdir(), name);
const [plain, sealed, opened] = [place('plain'), place('sealed'), place('opened')];
const salt = newSalt();
const key = deriveKey('Der Specht klopft an', salt);

it.each([0, 1, 100_000])('gives %i bytes back, and shows none of them', async (bytes) => {
  const contents = 'Svenja '.repeat(bytes).slice(0, bytes);
  await writeFile(plain, contents);
  await sealFile(key, 'files/a', plain, sealed);
  expect((await readFile(sealed)).includes('Svenja')).toBe(false);
  await openSealed(key, 'files/a', sealed, opened);
  expect(await readFile(opened, 'utf8')).toBe(contents);
});

it('seals the same contents differently each time', async () => {
  await writeFile(plain, 'Svenja');
  await sealFile(key, 'files/a', plain, sealed);
  await sealFile(key, 'files/a', plain, opened);
  expect((await readFile(sealed)).equals(await readFile(opened))).toBe(false);
});

it('refuses another passphrase, another name, and a file that is altered or cut off anywhere', async () => {
  await writeFile(plain, 'Svenja Kühnel');
  await sealFile(key, 'files/a', plain, sealed);
  const refused = (wrongKey: Buffer, name: string) =>
    expect(openSealed(wrongKey, name, sealed, opened)).rejects.toThrow(BrokenSealError);
  await refused(deriveKey('Der Specht klopft aus', salt), 'files/a');
  await refused(key, 'files/b');
  const whole = await readFile(sealed);
  for (let at = 0; at < whole.length; at += 1) {
    const altered = Buffer.from(whole);
    altered.writeUInt8(altered.readUInt8(at) ^ 1, at);
    await writeFile(sealed, altered);
    await refused(key, 'files/a');
    await writeFile(sealed, whole.subarray(0, at));
    await refused(key, 'files/a');
  }
});
