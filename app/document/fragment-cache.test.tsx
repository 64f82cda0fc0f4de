import { type ReactNode, useId } from 'react';
import { describe, expect, it } from 'vitest';
import { PricePageLink } from '#features/box-office/booking/index.ts';
import type { Settings } from '#features/core/settings/index.ts';
import { DEFAULT_FORMATS } from '#lib/site-formats.ts';
import { PageScope } from '#platform/page-cache/page-scope.ts';
import { CachedFragment } from '#ui/cached-fragment.tsx';
import { InlineScript } from '#ui/inline-script.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { useLanguage } from '#ui/use-language.ts';
import { FragmentCache, type FragmentContext } from './fragment-cache.server.tsx';

const GERMAN: FragmentContext = { language: 'de', formats: DEFAULT_FORMATS, pricePage: '/de/preise' };

const SETTINGS = { design: { parsers: DEFAULT_FORMATS }, pricePage: null } as Settings;

let rendered = 0;
function Line({ words }: { words: string }) {
  rendered += 1;
  return (
    <p>
      {useLanguage()}: {words}
    </p>
  );
}

/** How often the line is rendered for these, one after the other. */
function renderings(
  ...parts: [words: string, change?: Partial<FragmentContext>, isStatic?: boolean][]
): number {
  const markup = new FragmentCache();
  rendered = 0;
  for (const [words, change, isStatic = false] of parts)
    markup.of(<Line words={words} />, { ...GERMAN, ...change }, { isStatic });
  return rendered;
}

const Wrapper = ({ children }: { children: ReactNode }) => <div>{children}</div>;

describe('cached fragment', () => {
  it('is the HTML of the page, texts apart from each other as browsers expect them', () => {
    expect(new FragmentCache().of(<Line words="Klopf" />, GERMAN)).toBe('<p>de<!-- -->: <!-- -->Klopf</p>');
  });

  it('is rendered once for all who see the same', () => {
    expect(renderings(['Klopf'], ['Klopf'], ['Klopf'])).toBe(1);
  });

  it.each<[string, Parameters<typeof renderings>[0]]>([
    ['what it shows', ['Poch']],
    ['the language', ['Klopf', { language: 'en' }]],
    ['how the house writes', ['Klopf', { formats: { ...DEFAULT_FORMATS, currency: 'CHF' } }]],
    ['the page of prices', ['Klopf', { pricePage: null }]],
    ['whether it becomes alive', ['Klopf', {}, true]],
  ])('is another one with another %s', (_, other) => {
    expect(renderings(['Klopf'], other, ['Klopf'])).toBe(2);
  });

  it('says what it gets from around it', () => {
    expect(new FragmentCache().of(<PricePageLink />, GERMAN)).toContain('href="/de/preise"');
    expect(new FragmentCache().of(<PricePageLink />, { ...GERMAN, pricePage: null })).toBe('');
  });

  it.each([
    ['an id that React counts', () => <i id={useId()} />],
    ['a picture the head asks for', () => <img src="/specht.svg" alt="" />],
    ['a script the policy must name', () => <InlineScript code="knock()" />],
    ['a text the page’s data refers to', () => <RichText html={{ text: '<p>Klopf</p>' }} />],
  ])('is none where a part belongs to its page: %s', (_, Part) => {
    const markup = new FragmentCache();
    expect(markup.of(<Part />, GERMAN)).toBeNull();
    expect(markup.of(<Part />, GERMAN)).toBeNull();
  });

  it('goes by the elements a part stands around', () => {
    const markup = new FragmentCache();
    const of = (words: string) =>
      markup.of(
        <Wrapper>
          <p>
            <Line words={words} />
          </p>
        </Wrapper>,
        GERMAN,
      );
    rendered = 0;
    expect([of('Klopf'), of('Klopf'), of('Poch')]).toEqual(
      ['Klopf', 'Klopf', 'Poch'].map((words) => `<div><p><p>de<!-- -->: <!-- -->${words}</p></p></div>`),
    );
    expect(rendered).toBe(2);
  });

  it('is none of bare elements and of functions, which cannot be distinguished', () => {
    expect(new FragmentCache().of(<p>Klopf</p>, GERMAN)).toBeNull();
    expect(
      new FragmentCache().of(
        <Wrapper>
          <button type="button" onClick={() => undefined}>
            Klopf
          </button>
        </Wrapper>,
        GERMAN,
      ),
    ).toBeNull();
  });

  it('is none of a part that keeps its inside itself', () => {
    const part = (
      <CachedFragment cacheKey={{ words: 'Klopf' }}>
        <Line words="Klopf" />
      </CachedFragment>
    );
    expect(new FragmentCache().of(part, GERMAN)).toBeNull();
  });

  it('is keyed by what each fragment names as its key', () => {
    const markup = new FragmentCache();
    const of = (words: string, needsPage = false) =>
      markup.of(
        <Wrapper>{needsPage ? <img src="/specht.svg" alt="" /> : <Line words={words} />}</Wrapper>,
        GERMAN,
        { isStatic: true, cacheKey: { words, needsPage } },
      );
    rendered = 0;
    expect(of('Klopf', true)).toBeNull();
    expect([of('Klopf'), of('Klopf'), of('Poch')]).toEqual(
      ['Klopf', 'Klopf', 'Poch'].map((words) => `<div><p>de<!-- -->: <!-- -->${words}</p></div>`),
    );
    expect(rendered).toBe(2);
  });

  it('is neither taken nor left by a page about somebody', () => {
    const markup = new FragmentCache();
    const scope = new PageScope(5);
    scope.share();
    const page = { scope, language: 'de' as const, settings: SETTINGS };
    rendered = 0;
    const line = <Line words="Klopf" />;
    expect(markup.forPage(page)(line)).toBe('<p>de<!-- -->: <!-- -->Klopf</p>');
    const { bytes } = markup;
    scope.markPrivate();
    expect(markup.forPage(page)(line)).toBeNull();
    expect(markup.forPage(page)(<Line words="Poch" />)).toBeNull();
    expect([rendered, markup.bytes]).toEqual([1, bytes]);
  });

  it('is bounded in bytes', () => {
    const markup = new FragmentCache(10_000);
    for (let each = 0; each < 1000; each += 1) markup.of(<Line words={`Klopf ${each}`} />, GERMAN);
    expect(markup.bytes).toBeLessThanOrEqual(10_000);
  });
});
