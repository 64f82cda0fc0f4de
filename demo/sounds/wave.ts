/** Samples per second: enough for knocking and bells, and small enough to be sent with a page. */
export const RATE = 11_025;

/** A sound: samples between -1 and 1. */
export type Sound = Float64Array;

export function silence(seconds: number): Sound {
  return new Float64Array(Math.round(seconds * RATE));
}

/**
 * Adds a note that begins at `start` seconds, `note` giving its sample at a time after that; samples beyond the end are
 * dropped.
 */
export function play(sound: Sound, start: number, note: (time: number) => number): void {
  for (let at = Math.round(start * RATE), first = at; at < sound.length; at++)
    sound[at] = (sound[at] ?? 0) + note((at - first) / RATE);
}

/** A bar or a skin that is struck: partials with their weight, each dying away, the higher the sooner. */
export function struck(hertz: number, partials: [ratio: number, weight: number][], decay: number) {
  return (time: number): number =>
    partials.reduce(
      (sum, [ratio, weight]) =>
        sum +
        weight * Math.sin(2 * Math.PI * hertz * ratio * time) * Math.exp((-time * Math.sqrt(ratio)) / decay),
      0,
    );
}

/** The short noise of something hitting something. */
export function tick(random: () => number, decay: number) {
  return (time: number): number => (time > decay * 8 ? 0 : (random() * 2 - 1) * Math.exp(-time / decay));
}

/** The sound as a WAV file: mono, 16 bit, as loud as it can be, faded out over its last 50 ms. */
export function toWave(sound: Sound): Buffer {
  const loudest = sound.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0) || 1;
  const fade = Math.round(RATE / 20);
  const bytes = Buffer.alloc(44 + sound.length * 2);
  bytes.write('RIFF', 0, 'latin1');
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.write('WAVEfmt ', 8, 'latin1');
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20); // PCM
  bytes.writeUInt16LE(1, 22); // one channel
  bytes.writeUInt32LE(RATE, 24);
  bytes.writeUInt32LE(RATE * 2, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36, 'latin1');
  bytes.writeUInt32LE(sound.length * 2, 40);
  sound.forEach((sample, at) => {
    const left = Math.min(1, (sound.length - at) / fade);
    bytes.writeInt16LE(Math.round((sample / loudest) * 0.9 * left * 32_767), 44 + at * 2);
  });
  return bytes;
}
