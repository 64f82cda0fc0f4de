import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { toneOf } from '#features/core/media/index.server.ts';
import { pictures } from '../content/pictures.ts';
import { photograph } from './photograph.ts';

// `npm run demo:pictures`: photographs the artworks of the demo venue, always the same. It takes some ten seconds, which is why
// the pictures lie beside it instead of being made at every first start.
const FOLDER = 'demo/pictures/files';
mkdirSync(FOLDER, { recursive: true });
const tones: Record<string, string | null> = {};
for (const picture of pictures) {
  const file = path.join(FOLDER, `${picture.slug}.jpg`);
  writeFileSync(file, await photograph(picture));
  tones[picture.slug] = await toneOf(file);
}
writeFileSync('demo/pictures/tones.json', `${JSON.stringify(tones, null, 2)}\n`);
