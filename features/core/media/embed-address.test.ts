import { describe, expect, it } from 'vitest';
import { parseEmbedAddress } from '#lib/embed-address.ts';
import type { EmbedKind } from '#lib/embed-hosts.ts';
import { FRAME_ORIGINS } from './frame-origins.ts';
import { hubspotFormFrame } from './hubspot-form.ts';

type Kind = Exclude<EmbedKind, 'video'>;

describe('the address of something another provider shows', () => {
  it.each<[Kind, string, string]>([
    [
      'audio',
      'https://open.spotify.com/intl-de/episode/4rOoJ6Egrf8K2IrywzwOMk?si=1',
      'https://open.spotify.com/embed/episode/4rOoJ6Egrf8K2IrywzwOMk',
    ],
    [
      'audio',
      'https://soundcloud.com/haus/klang',
      'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fhaus%2Fklang',
    ],
    [
      'audio',
      'https://buntspecht.podigee.io/12-neu',
      'https://buntspecht.podigee.io/12-neu/embed?context=external',
    ],
    ['viewer', 'https://issuu.com/haus/docs/heft_1', 'https://e.issuu.com/embed.html?u=haus&d=heft_1'],
    ['viewer', 'https://www.calameo.com/read/0001abc', 'https://v.calameo.com/?bkcode=0001abc'],
    ['viewer', 'https://www.yumpu.com/de/embed/view/Abc123', 'https://www.yumpu.com/de/embed/view/Abc123'],
    ['social', 'https://www.instagram.com/haus/p/Abc-12/?x=1', 'https://www.instagram.com/p/Abc-12/embed/'],
    ['social', 'https://www.tiktok.com/@haus/video/123', 'https://www.tiktok.com/embed/v2/123'],
    [
      'social',
      'https://x.com/haus/status/123',
      'https://platform.twitter.com/embed/Tweet.html?id=123&dnt=true',
    ],
    ['social', 'https://www.threads.net/@haus/post/Abc', 'https://www.threads.net/@haus/post/Abc/embed'],
  ])('%s %s is shown as %s', (kind, address, embed) => {
    expect(parseEmbedAddress(kind, address)?.embed).toBe(embed);
    const { origin, hostname } = new URL(embed);
    const known = FRAME_ORIGINS.some(
      (each) => each === origin || (each.includes('*.') && hostname.endsWith(each.split('*')[1] ?? ' ')),
    );
    expect(known).toBe(true);
  });

  it('of a server of many is a link alone', () => {
    expect(parseEmbedAddress('social', 'https://social.example/@haus/112233')).toEqual({
      provider: 'social.example',
      page: 'https://social.example/@haus/112233',
      embed: null,
    });
  });

  it.each<[Kind, string]>([
    ['audio', 'https://open.spotify.com/'],
    ['audio', 'https://evil.example/track/4rOoJ6Egrf8K2IrywzwOMk'],
    ['viewer', 'https://issuu.com/'],
    ['viewer', 'https://www.yumpu.com/de/document/view/1/heft'],
    ['social', 'https://x.com/haus'],
    ['social', 'javascript:alert(1)'],
  ])('%s %s is none', (kind, address) => {
    expect(parseEmbedAddress(kind, address)).toBeNull();
  });
});

describe('a form at HubSpot', () => {
  it('is shown by the host of its region, which pages may frame', () => {
    const id = '3f2b1c9e-4a5d-4e6f-8a7b-9c0d1e2f3a4b';
    const frame = new URL(hubspotFormFrame({ region: 'na2', portal: 42, id }));
    expect(FRAME_ORIGINS).toContain(frame.origin);
    expect(Object.fromEntries(frame.searchParams)).toMatchObject({
      _hsPortalId: '42',
      _hsFormId: id,
      _hsHublet: 'na2',
    });
  });
});
