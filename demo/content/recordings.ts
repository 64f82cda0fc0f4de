import type { Localized } from '#lib/localized.ts';

/** A sound or a film of the demo venue's library. */
export interface DemoRecording {
  slug: string;
  kind: 'audio' | 'video';
  contentType: string;
  /** From the root of the project. */
  file: string;
  transcript: Localized;
  /** Captions of everything said in it, with times, in WebVTT. */
  captions?: Localized;
}

const captions = (knocks: string) => `WEBVTT\n\n00:00.600 --> 00:04.400\n${knocks}\n`;

export const recordings: DemoRecording[] = [
  {
    slug: 'klopfen',
    kind: 'audio',
    contentType: 'audio/wav',
    file: 'public/demo/knocking.wav',
    transcript: {
      de: 'Ein Schnabel auf einer Pappröhre: langsam, dann schneller, dann so schnell, dass es ein Ton wird. Weit weg antwortet eine tiefere Röhre, einmal.',
      en: 'A beak on a cardboard tube: slowly, then faster, then so fast that it becomes one tone. Far away a deeper tube answers, once.',
    },
  },
  {
    slug: 'vogelfilm',
    kind: 'video',
    contentType: 'video/webm',
    file: 'public/demo/knocking.webm',
    transcript: {
      de: 'Ohne Ton. Ein Vogel aus buntem Papier steht still. Dann klopft er, erst langsam, dann immer schneller.',
      en: 'Without sound. A bird of coloured paper stands still. Then it knocks, slowly at first, then faster and faster.',
    },
    captions: {
      de: captions('[Der Vogel klopft. Man hört nichts.]'),
      en: captions('[The bird knocks. There is nothing to hear.]'),
    },
  },
  {
    slug: 'fliege',
    kind: 'audio',
    contentType: 'audio/wav',
    file: 'public/demo/fly.wav',
    transcript: {
      de: 'Stille. Ein winziges Klicken, wie ein Komma. Vier Sekunden lang nichts. Noch eines.',
      en: 'Silence. A tiny click, like a comma. Nothing for four seconds. Another one.',
    },
  },
  {
    slug: 'gong',
    kind: 'audio',
    contentType: 'audio/wav',
    file: 'public/demo/drums.wav',
    transcript: {
      de: 'Ein Eimer schlägt wie ein Herz. Dazwischen kommen kleine Trommeln, bei jedem Schlag mehr. Dann der Gong, und danach niemand mehr.',
      en: 'A bucket beats like a heart. Small drums come in between, more with every beat. Then the gong, and nobody after that.',
    },
  },
];
