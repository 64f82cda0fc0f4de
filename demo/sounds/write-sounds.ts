import { mkdirSync, writeFileSync } from 'node:fs';
import { createRandom } from '#features/core/artwork/index.server.ts';
import { drums, fly, glockenspiel, knocking } from './sounds.ts';
import { toWave } from './wave.ts';

// `npm run demo:sounds`: writes the demo's audio samples, always the same bytes.
const FOLDER = 'public/demo';
mkdirSync(FOLDER, { recursive: true });
for (const [name, sound] of Object.entries({
  knocking: knocking(createRandom('knocking').next),
  drums: drums(createRandom('drums').next),
  fly: fly(createRandom('fly').next),
  glockenspiel: glockenspiel(),
})) {
  writeFileSync(`${FOLDER}/${name}.wav`, toWave(sound));
}
