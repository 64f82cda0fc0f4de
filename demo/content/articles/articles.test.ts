import { expect, it } from 'vitest';
import { nodesOf } from '#features/core/documents/index.ts';
import { recordings } from '../recordings.ts';
import { articles } from './index.ts';

/** Module types that hold the recording of an article. */
const RECORDED: Record<string, string[]> = {
  audio: ['audio', 'audio-self-hosted'],
  video: ['video', 'video-self-hosted', 'video-list'],
};
const recorded = articles.filter(({ medium }) => medium in RECORDED);

it.each(recorded)('$slug has its stated recording', ({ medium, modules }) => {
  const kinds = [...nodesOf(modules)].map(({ type }) => type);
  expect(kinds.some((kind) => RECORDED[medium]?.includes(kind))).toBe(true);
});

it('no recording lacks its description in both languages', () => {
  for (const { slug, transcript } of recordings) {
    expect(transcript.de.length, slug).toBeGreaterThan(20);
    expect(transcript.en?.length, slug).toBeGreaterThan(20);
  }
});

it.each(recorded)('$slug has its transcript, in the recording or below it', ({ modules }) => {
  const all = [...nodesOf(modules)];
  const isFromElsewhere = all.some(
    ({ type }) => type === 'audio' || type === 'video' || type === 'video-list',
  );
  const below = all.find(({ id }) => id === 'transcript-text');
  expect(!isFromElsewhere || below !== undefined).toBe(true);
});
