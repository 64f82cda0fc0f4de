import { describe, expect, it } from 'vitest';
import {
  factsOf,
  germanMissing,
  mergeFacts,
  type PageJson,
  patchOf,
} from '#features/website/editor/settings/page-facts.ts';

const PAGE = {
  id: 7,
  site_page: null,
  urls: { de: '/de/besuch', en: '/en/visit' },
  title: { de: 'Besuch', en: 'Visit' },
  headline: null,
  slug: { de: 'besuch', en: 'visit' },
  parent: null,
  in_menu: true,
} as PageJson;
const FACTS = factsOf(PAGE);

describe('the settings of a page', () => {
  it('are sent with both languages of a changed text, and nothing else', () => {
    expect(patchOf(FACTS, FACTS)).toEqual({});
    expect(patchOf(FACTS, { ...FACTS, 'title.en': ' A visit ', in_menu: false, parent: 3 })).toEqual({
      title: { de: 'Besuch', en: 'A visit' },
      in_menu: false,
      parent: 3,
    });
    expect(patchOf(FACTS, { ...FACTS, 'slug.en': '' })).toEqual({ slug: { de: 'besuch', en: null } });
    expect(patchOf(FACTS, { ...FACTS, og_type: 'article' })).toEqual({ og_type: 'article' });
    const headed = { ...FACTS, 'headline.de': 'Komm!' } as const;
    expect(patchOf(headed, FACTS)).toEqual({ headline: null });
  });

  it('need German wherever they say something in English', () => {
    expect(germanMissing(FACTS)).toEqual([]);
    expect(germanMissing({ ...FACTS, 'title.de': ' ', 'lead.en': 'Come' })).toEqual(['title.de', 'lead.de']);
  });

  it('keep what one wrote when somebody else has saved, and tell what both changed', () => {
    const mine = { ...FACTS, 'title.de': 'Dein Besuch', 'lead.de': 'Komm' };
    const theirs = { ...FACTS, 'title.de': 'Euer Besuch', in_menu: false, 'lead.de': 'Komm' };
    const { facts, disputed, taken } = mergeFacts(FACTS, mine, theirs);
    expect(facts).toMatchObject({ 'title.de': 'Dein Besuch', 'lead.de': 'Komm', in_menu: false });
    expect(disputed).toEqual(['title.de']);
    expect(taken).toEqual(['in_menu']);
  });
});
