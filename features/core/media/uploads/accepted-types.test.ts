import { expect, it } from 'vitest';
import { acceptedFiles, acceptedType } from './accepted-types.ts';

it('a browser offers what the library takes of some kinds, by type and by name, and nothing else', () => {
  const offered = acceptedFiles(['video', 'audio']).split(',');
  expect(offered).toEqual(
    expect.arrayContaining(['video/mp4', 'video/quicktime', '.webm', 'audio/x-m4a', '.mp3']),
  );
  const types = offered.filter((each) => !each.startsWith('.'));
  expect(new Set(types.map((type) => acceptedType(type)?.kind))).toEqual(new Set(['video', 'audio']));
  expect(acceptedFiles(['image'])).not.toContain('pdf');
});
