import { alternatePaths } from '#features/core/navigation/index.ts';
import type { DocumentSource, SearchDocument } from '#features/core/resources/index.ts';

const DOCUMENTS = 20_000;
const PORTION = 500;
const SYLLABLES =
  'ka fer lo cher trom mel bau wal ne stu buh ke ga ru sil den ful nop tir mas gel hof wit zan'.split(' ');

/** 20,000 documents of several kinds whose titles and texts differ: about 12,000 words, a few of them in most texts. */
export function manyDocuments(): DocumentSource {
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
  const words = Array.from({ length: 12_000 }, () =>
    Array.from({ length: 2 + random(3) }, () => SYLLABLES[random(SYLLABLES.length)]).join(''),
  );
  // As in real texts some words are everywhere and most are rare.
  const word = () => words[Math.floor(words.length * (random(1000) / 1000) ** 3)] ?? '';
  const text = (length: number) => Array.from({ length }, word).join(' ');
  const both = (value: string) => ({ de: value, en: value });
  const document = (id: number): SearchDocument => ({
    id: `many:${id}`,
    kind: id % 4 === 0 ? 'people' : 'productions',
    title: both(text(2 + random(3))),
    label: both(id % 2 === 0 ? 'Theater' : 'Konzert'),
    summary: both(text(8)),
    keywords: [both(text(4))],
    body: [both(text(60))],
    art: { type: 'theatre', slug: `many-${id}` },
    paths: alternatePaths('production', { slug: `many-${id}`, id }),
    dates: [],
    facts: null,
  });
  return {
    name: 'many documents',
    tags: [],
    async *documents() {
      for (let start = 0; start < DOCUMENTS; start += PORTION)
        yield Array.from({ length: PORTION }, (_, offset) => document(start + offset));
    },
  };
}
