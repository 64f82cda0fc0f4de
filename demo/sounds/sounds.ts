import { play, type Sound, silence, struck, tick } from './wave.ts';

const SECONDS = 2.6;

/**
 * Gaps between knocks shrink by this factor, as in the drumming of the venue's bird (docs/design/identity.md#drumming).
 */
const DRUMMING = 0.84;

const TUBE: [number, number][] = [
  [1, 1],
  [2.76, 0.45],
  [5.4, 0.2],
];
const BELL: [number, number][] = [
  [1, 1],
  [2.756, 0.35],
  [5.404, 0.12],
];
const GONG: [number, number][] = [
  [1, 1],
  [1.47, 0.7],
  [2.09, 0.55],
  [2.56, 0.4],
];

/** A beak on a cardboard tube, faster and faster; far away a deeper tube answers. */
export function knocking(random: () => number): Sound {
  const sound = silence(SECONDS);
  let [at, gap] = [0.05, 0.24];
  while (gap > 0.016) {
    play(sound, at, struck(620, TUBE, 0.035));
    play(sound, at, tick(random, 0.004));
    at += gap;
    gap *= DRUMMING;
  }
  const answer = struck(140, TUBE, 0.12);
  play(sound, 1.9, (time) => 0.6 * answer(time));
  return sound;
}

/** A bucket like a heart, small drums in between, more and more of them, and the gong. */
export function drums(random: () => number): Sound {
  const sound = silence(SECONDS);
  const beat = 0.42;
  for (let count = 0; count < 4; count++) {
    play(sound, count * beat, struck(95, [[1, 1.4]], 0.12));
    for (let small = 0; small < count * 2; small++) {
      const hertz = 260 + Math.round(random() * 5) * 60;
      const note = struck(hertz, TUBE, 0.03);
      play(sound, count * beat + ((small + 1) * beat) / (count * 2 + 1), (time) => 0.4 * note(time));
    }
  }
  play(sound, 4 * beat, struck(110, GONG, 0.6));
  return sound;
}

/** The leg of a fly on a window sill, and after four seconds the next one. */
export function fly(random: () => number): Sound {
  const sound = silence(5);
  for (const at of [0.6, 4.6]) {
    play(sound, at, tick(random, 0.002));
    play(sound, at, struck(2400, [[1, 0.3]], 0.006));
  }
  return sound;
}

/** Five notes up a pentatonic scale, and softer down again. */
export function glockenspiel(): Sound {
  const sound = silence(SECONDS);
  const steps = [0, 2, 4, 7, 9, 9, 7, 4, 0];
  steps.forEach((step, index) => {
    const note = struck(1046.5 * 2 ** (step / 12), BELL, 0.35);
    const softness = index < 5 ? 1 : 0.8 - (index - 5) * 0.15;
    play(sound, index * 0.19 + (index > 4 ? 0.2 : 0), (time) => softness * note(time));
  });
  return sound;
}
