import { describe, expect, it } from 'vitest';
import { validateModule } from '#features/core/documents/index.ts';
import { parseEmbedAddress } from '#lib/embed-address.ts';
import type { EmbedKind } from '#lib/embed-hosts.ts';
import { parseVideoAddress } from '#lib/video-address.ts';
import { MODULES } from './definitions.ts';

/** Addresses of hosts that are allowed, with and without something to show. */
const ADDRESSES: Record<EmbedKind, { shown: string[]; empty: string[] }> = {
  video: {
    shown: ['https://youtu.be/abcdefghijk', 'https://vimeo.com/123456789'],
    empty: ['https://www.youtube.com/', 'https://www.youtube.com/@haus', 'https://vimeo.com/haus'],
  },
  audio: {
    shown: ['https://soundcloud.com/haus/klang', 'https://buntspecht.podigee.io/12-neu'],
    empty: [
      ...['https://open.spotify.com/', 'https://soundcloud.com/haus', 'https://soundcloud.com/'],
      ...['https://buntspecht.podigee.io/', 'https://w.soundcloud.com/player/?url=https://evil.example/a/b'],
    ],
  },
  viewer: {
    shown: ['https://issuu.com/haus/docs/heft_1', 'https://www.calameo.com/read/0001abc'],
    empty: ['https://issuu.com/haus', 'https://www.yumpu.com/de/haus', 'https://www.calameo.com/'],
  },
  social: {
    shown: ['https://www.instagram.com/p/Abc-12/', 'https://www.facebook.com/haus/posts/12'],
    empty: ['https://www.instagram.com/haus', 'https://x.com/haus', 'https://www.facebook.com/'],
  },
};

const embeds = [...MODULES.values()].flatMap((definition) =>
  Object.entries(definition.fields).flatMap(([name, field]) =>
    field.kind === 'url' && 'embed' in field
      ? [{ type: definition.id, name, kind: field.embed as EmbedKind, definition }]
      : [],
  ),
);

describe('the rule and the view of an embed agree', () => {
  it('there are embeds of all kinds', () => {
    expect(new Set(embeds.map(({ kind }) => kind))).toEqual(new Set(Object.keys(ADDRESSES)));
  });

  it.each(embeds)('$type: $name', ({ kind, name, definition }) => {
    const codesOf = (address: string) => {
      const node = {
        id: 'a',
        type: definition.id,
        version: definition.version,
        data: { ...definition.sample.data, [name]: address },
        text: definition.sample.text,
      };
      return validateModule(MODULES, node as never, 'publish').map(({ code, field }) => `${field} ${code}`);
    };
    const isShown = (address: string) =>
      (kind === 'video' ? parseVideoAddress(address) : parseEmbedAddress(kind, address)) !== null;
    for (const address of ADDRESSES[kind].shown)
      expect([address, isShown(address), codesOf(address)]).toEqual([address, true, []]);
    for (const address of ADDRESSES[kind].empty)
      expect([address, isShown(address), codesOf(address)]).toEqual([
        address,
        false,
        [`${name} nothing-to-show`],
      ]);
  });
});
