/** The papers of the venue that can lie where a picture is going to be (docs/design/tokens.md). */
const PAPERS = {
  ink: [0x17, 0x17, 0x1f],
  borke: [0x6b, 0x3b, 0x23],
  rot: [0xd3, 0x20, 0x2b],
  orange: [0xf2, 0x6b, 0x2a],
  dotter: [0xff, 0xc4, 0x20],
  laub: [0x0a, 0x73, 0x48],
  minze: [0xa6, 0xd9, 0xc3],
  blau: [0x24, 0x40, 0xc4],
  himmel: [0x93, 0xc9, 0xf1],
  rosa: [0xf7, 0xa9, 0xc4],
  stein: [0x70, 0x6d, 0x78],
  paper: [0xfa, 0xf8, 0xf3],
} as const;

/** The paper that is nearest to a picture's own colour: it holds the place until the picture is there. */
export type Tone = keyof typeof PAPERS;
export const TONES = Object.keys(PAPERS) as [Tone, ...Tone[]];

/** The paper nearest to a colour of red, green and blue, each from 0 to 255, as eyes weigh them. */
export function nearestTone(red: number, green: number, blue: number): Tone {
  const distance = (tone: Tone) => {
    const [r, g, b] = PAPERS[tone];
    return 2 * (r - red) ** 2 + 4 * (g - green) ** 2 + 3 * (b - blue) ** 2;
  };
  return TONES.reduce((best, tone) => (distance(tone) < distance(best) ? tone : best));
}
