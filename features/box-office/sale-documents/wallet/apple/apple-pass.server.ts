import { createHash } from 'node:crypto';
import { drawLogoMark, drawSquare } from '#features/core/artwork/index.server.ts';
import type { TicketPass } from '../ticket-pass.ts';
import type { AppleKeys } from '../wallet-keys.server.ts';
import { passFiles } from './pass-json.ts';

/** In points; each is drawn at one, two and three times the resolution. */
const [ICON, LOGO, THUMBNAIL] = [29, 50, 90];
const FINENESS = [1, 2, 3] as const;

/**
 * The pictures of a pass as PNG, by their names: the bird of the venue, and the artwork of the event where the site still
 * shows it.
 */
async function passPictures({ artwork }: Pick<TicketPass, 'artwork'>): Promise<Record<string, Uint8Array>> {
  const pictures: Record<string, Uint8Array> = {};
  for (const times of FINENESS) {
    const end = times === 1 ? '.png' : `@${times}x.png`;
    pictures[`icon${end}`] = await drawLogoMark(ICON * times, { onPaper: true });
    pictures[`logo${end}`] = await drawLogoMark(LOGO * times, { onPaper: false });
    if (artwork)
      pictures[`thumbnail${end}`] = await drawSquare(artwork.type, artwork.seed, THUMBNAIL * times);
  }
  return pictures;
}

/** Media types of a pass and of a bundle of passes. */
export const PASS_TYPE = 'application/vnd.apple.pkpass';
export const PASSES_TYPE = 'application/vnd.apple.pkpasses';

/**
 * A ticket for Apple Wallet: a signed archive (`.pkpass`). Whether a phone takes it is up to the certificate, which Apple has to have
 * issued (docs/decisions/0091).
 */
export async function applePass(
  pass: TicketPass,
  keys: AppleKeys,
  signedAt: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  // Loaded on first use: most venues have no certificate.
  const [{ cmsSignature }, { strToU8, zipSync }] = await Promise.all([
    import('./cms-signature.server.ts'),
    import('fflate'),
  ]);
  const texts = Object.entries(passFiles(pass, keys)).map(([name, text]) => [name, strToU8(text)] as const);
  const files: Record<string, Uint8Array> = { ...Object.fromEntries(texts), ...(await passPictures(pass)) };
  // The format requires SHA-1 here; the signature below, with SHA-256, protects a pass.
  const hashes = Object.entries(files).map(([name, bytes]) => [
    name,
    createHash('sha1').update(bytes).digest('hex'),
  ]);
  const manifest = strToU8(JSON.stringify(Object.fromEntries(hashes)));
  return zipSync(
    { ...files, 'manifest.json': manifest, signature: cmsSignature(manifest, keys, signedAt) },
    // Nearly all of it are pictures, which are packed already.
    { level: 0, mtime: signedAt },
  );
}

/** Several tickets at once (`.pkpasses`). */
export async function applePasses(
  passes: readonly TicketPass[],
  keys: AppleKeys,
  signedAt: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  const { zipSync } = await import('fflate');
  const files: Record<string, Uint8Array> = {};
  for (const pass of passes) files[`${pass.name}.pkpass`] = await applePass(pass, keys, signedAt);
  return zipSync(files, { level: 0, mtime: signedAt });
}
