import { describe, expect, it } from 'vitest';
import { parseVideoAddress } from '#lib/video-address.ts';
import { FRAME_ORIGINS } from './frame-origins.ts';

const NOCOOKIE = 'https://www.youtube-nocookie.com/embed/WhWc3b3KhnY';
const PLAYER = 'https://player.vimeo.com/video/1084537?dnt=1';

describe('the address of a video', () => {
  it.each([
    'https://www.youtube.com/watch?v=WhWc3b3KhnY',
    'http://youtube.com/watch?t=12s&v=WhWc3b3KhnY&list=PL1',
    'https://m.youtube.com/watch?v=WhWc3b3KhnY#t=3',
    'https://youtu.be/WhWc3b3KhnY?si=x',
    'https://www.youtube.com/shorts/WhWc3b3KhnY',
    'https://www.youtube.com/live/WhWc3b3KhnY?feature=share',
    'https://www.youtube.com/embed/WhWc3b3KhnY',
    'https://www.youtube-nocookie.com/embed/WhWc3b3KhnY?autoplay=1',
    '  https://WWW.YouTube.com/watch?v=WhWc3b3KhnY\n',
  ])('at YouTube is embedded without cookies: %s', (address) => {
    expect(parseVideoAddress(address)).toEqual({
      provider: 'youtube',
      id: 'WhWc3b3KhnY',
      page: 'https://www.youtube.com/watch?v=WhWc3b3KhnY',
      embed: NOCOOKIE,
    });
  });

  it.each([
    'https://vimeo.com/1084537',
    'https://www.vimeo.com/1084537?share=copy',
    'https://vimeo.com/channels/staffpicks/1084537',
    'https://vimeo.com/groups/shortfilms/videos/1084537',
    'https://vimeo.com/showcase/2233445/video/1084537',
    'https://player.vimeo.com/video/1084537?autoplay=1&title=0',
  ])('at Vimeo is embedded without tracking: %s', (address) => {
    expect(parseVideoAddress(address)).toMatchObject({
      page: 'https://vimeo.com/1084537',
      embed: PLAYER,
    });
  });

  it.each(['https://vimeo.com/1084537/0a1b2c3d4e', 'https://player.vimeo.com/video/1084537?h=0a1b2c3d4e'])(
    'keeps the key of a video that is not listed: %s',
    (address) => {
      expect(parseVideoAddress(address)).toMatchObject({
        page: 'https://vimeo.com/1084537/0a1b2c3d4e',
        embed: `${PLAYER}&h=0a1b2c3d4e`,
      });
    },
  );

  it.each([
    ['another host', 'https://videos.example/watch?v=WhWc3b3KhnY'],
    ['a host that only begins alike', 'https://youtube.com.evil.example/watch?v=WhWc3b3KhnY'],
    ['a host that only ends alike', 'https://notyoutube.com/watch?v=WhWc3b3KhnY'],
    ['a name in front of another host', 'https://youtube.com@evil.example/watch?v=WhWc3b3KhnY'],
    ['somebody’s name in front', 'https://me:secret@youtube.com/watch?v=WhWc3b3KhnY'],
    ['another port', 'https://youtube.com:8443/watch?v=WhWc3b3KhnY'],
    ['a script', 'javascript:alert("https://youtu.be/WhWc3b3KhnY")'],
    ['no scheme', 'youtube.com/watch?v=WhWc3b3KhnY'],
    ['a list', 'https://www.youtube.com/playlist?list=PL1234567890'],
    ['a channel', 'https://www.youtube.com/@buntspecht'],
    ['an id that leads elsewhere', 'https://youtu.be/..%2F..%2Fevil1'],
    ['an id with a query in it', 'https://www.youtube.com/watch?v=WhWc3b3%26x=1'],
    ['an id that is too long', 'https://youtu.be/WhWc3b3KhnYx'],
    ['a showcase', 'https://vimeo.com/showcase/2233445'],
    ['a person', 'https://vimeo.com/buntspecht'],
    ['nothing', ''],
    ['far too much', `https://youtu.be/WhWc3b3KhnY?${'x'.repeat(600)}`],
  ])('is refused when it is %s', (_, address) => {
    expect(parseVideoAddress(address)).toBeNull();
  });

  it('is always embedded from an origin of the table', () => {
    for (const address of ['https://youtu.be/WhWc3b3KhnY', 'https://vimeo.com/1084537'])
      expect(FRAME_ORIGINS).toContain(new URL(parseVideoAddress(address)?.embed ?? '').origin);
  });
});
