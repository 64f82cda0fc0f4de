/** One for yes, two for used, three for no: vibration and sound match the display (docs/product/check-in.md). */
const SIGNALS = { admitted: 1, back: 1, left: 1, used: 2, refused: 3 } as const;
const PULSE_MS = 120;
const PAUSE_MS = 90;
const HERTZ = { admitted: 880, back: 880, left: 660, used: 440, refused: 220 } as const;

let sound: AudioContext | null = null;

/** Makes a phone tell what became of a scan; where it cannot, colour and words say it alone. */
export function signal(kind: keyof typeof SIGNALS): void {
  const pulses = Array.from({ length: SIGNALS[kind] }, (_, index) => index * (PULSE_MS + PAUSE_MS));
  navigator.vibrate?.(pulses.flatMap(() => [PULSE_MS, PAUSE_MS]));
  try {
    sound ??= new AudioContext();
    for (const after of pulses) {
      const tone = sound.createOscillator();
      const begin = sound.currentTime + after / 1000;
      tone.frequency.value = HERTZ[kind];
      tone.connect(sound.destination);
      tone.start(begin);
      tone.stop(begin + PULSE_MS / 1000);
    }
  } catch {
    // A browser without sound.
  }
}
