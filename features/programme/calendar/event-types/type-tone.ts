import type { Tone } from '#ui/tag.tsx';

const TONES: Record<string, Tone> = {
  exhibition: 'blau',
  workshop: 'dotter',
  theatre: 'rot',
  music: 'rosa',
  school: 'orange',
};

/** The colour of an event type's tag (docs/design/tokens.md#surfaces); types made by editors later are ink. */
export function typeTone(eventTypeSlug: string): Tone {
  return TONES[eventTypeSlug] ?? 'ink';
}
