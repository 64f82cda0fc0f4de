import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { FRAME_ORIGINS } from '#features/core/media/frame-origins.ts';
import { pathTo } from '#features/core/navigation/index.ts';
import type { Language } from '#lib/localized.ts';
import { violationsOn } from './axe.ts';
import { FULL } from './extent.ts';

/** The page of a production of the demo venue. */
async function productionWith(request: APIRequestContext, slug: string, language: Language): Promise<string> {
  const answer = await request.get('/de/api/productions/?page_size=100');
  const { results } = (await answer.json()) as { results: { id: number; slug: string }[] };
  const found = results.find((production) => production.slug === slug);
  if (!found) throw new Error(`The demo venue has no production ${slug}`);
  return pathTo('production', language, found);
}

/** Answers for the providers, and counts what is asked of anybody but the site. */
async function withProviders(page: Page, baseURL: string | undefined): Promise<string[]> {
  const asked: string[] = [];
  await page.route('**/*', (route) => {
    const url = route.request().url();
    if (url.startsWith(baseURL ?? 'http')) return route.fallback();
    asked.push(url);
    return route.fulfill({ contentType: 'text/html', body: '<title>player</title><p>A film.</p>' });
  });
  return asked;
}

test('a video asks nothing of its provider before the visitor wants it, and then is shown', async ({
  page,
  request,
  baseURL,
  context,
}) => {
  const asked = await withProviders(page, baseURL);
  await page.goto(await productionWith(request, 'grosses-kaeferkino', 'en'), { waitUntil: 'networkidle' });
  const section = page.locator('.detail-section', { has: page.getByRole('heading', { name: 'Video' }) });
  const figures = section.locator('figure');
  await expect(figures).toHaveCount(2);
  await figures.first().scrollIntoViewIfNeeded();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await violationsOn(page, { include: '.video-list' })).toEqual([]);
  await expect(figures.first().getByRole('link', { name: 'See it on Vimeo' })).toHaveAttribute(
    'href',
    'https://vimeo.com/1084537',
  );
  expect([asked, await context.cookies()]).toEqual([[], []]);

  await figures.first().getByRole('button', { name: 'Load once' }).click();
  const frame = page.locator('iframe');
  await expect(frame).toHaveCount(1);
  await expect(frame).toBeFocused();
  await expect(frame).toHaveAttribute('title', 'Supporting film: Big Buck Bunny, video on Vimeo');
  await expect(page.frameLocator('iframe').getByText('A film.')).toBeVisible();
  expect(asked).toEqual(['https://player.vimeo.com/video/1084537?dnt=1']);
  expect(await context.cookies()).toEqual([]);

  // By key: for a moment Chromium still sends clicks to where the frame was before.
  await figures.last().getByRole('button', { name: 'Always load' }).press('Enter');
  await expect(frame).toHaveCount(2);
  expect((await context.cookies())[0]?.value).toBe('required.media');
  await page.reload();
  await expect(frame.last()).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/SkVqJ1SGeL0');
  await expect(page.getByRole('button', { name: 'Load once' })).toHaveCount(0);
});

test(
  'the policy lets in the frames of the providers and no others',
  FULL,
  async ({ page, request, baseURL }) => {
    const path = await productionWith(request, 'frau-frost-zieht-um', 'de');
    const asked = await withProviders(page, baseURL);
    const policy = (await request.get(path)).headers()['content-security-policy'];
    expect(policy).toContain(`; frame-src 'self' ${FRAME_ORIGINS.join(' ')};`);
    await page.goto(path);
    const refused = page.waitForEvent('console', (message) => message.text().includes('frame-src'));
    await page.evaluate(() => {
      const frame = document.createElement('iframe');
      frame.src = 'https://www.youtube.com/embed/WhWc3b3KhnY';
      document.body.append(frame);
    });
    await refused;
    expect(asked).toEqual([]);
  },
);

/** The calendar of the series whose plays one can listen to. */
async function calendarWithSamples(request: APIRequestContext, language: Language): Promise<string> {
  const answer = await request.get('/de/api/productions/?page_size=100');
  const { results } = (await answer.json()) as { results: { slug: string; series: number }[] };
  const beetle = results.find(({ slug }) => slug === 'kaefer-ohne-schlaf');
  return `${pathTo('calendar', language)}?series=${beetle?.series}`;
}

test('one listens to a sample while one goes on browsing', FULL, async ({ page, request }) => {
  await page.goto(await calendarWithSamples(request, 'en'), { waitUntil: 'networkidle' });
  const beetle = page.locator('.event', { hasText: 'The Beetle Who Wouldn’t Sleep' }).first();
  const lullabies = page.locator('.event', { hasText: 'Lullabies for the Wide Awake' }).first();
  const overlay = page.locator('.audio-overlay');
  const sound = page.locator('audio');
  const isPlaying = () => sound.evaluate((audio: HTMLAudioElement) => !audio.paused || audio.ended);

  await beetle.getByRole('link', { name: 'Listen' }).click();
  await expect(overlay.getByRole('heading')).toBeFocused();
  await expect(overlay).toContainText('Audio sample: Kasimir knocks');
  await expect.poll(isPlaying).toBe(true);
  await overlay.getByText('Transcript').click();
  await expect(overlay.getByText('A beak drums on a cardboard tube.')).toBeVisible();
  expect(await violationsOn(page, { include: '.audio-overlay' })).toEqual([]);

  await lullabies.getByRole('link', { name: 'Listen' }).click();
  await expect(overlay).toContainText('Audio sample: The third song, its beginning');
  await expect(sound).toHaveCount(1);
  await expect(sound).toHaveAttribute('src', '/demo/glockenspiel.wav');
  await lullabies.getByRole('heading').getByRole('link').click();
  await expect(page.locator('.event-hero')).toBeVisible();
  await expect(overlay).toBeVisible();

  await page.getByRole('link', { name: 'Listen' }).click();
  await expect(overlay.getByRole('heading')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(overlay).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Listen' })).toBeFocused();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a video is a link to its page', FULL, async ({ page, request }) => {
    await page.goto(await productionWith(request, 'frau-frost-zieht-um', 'de'));
    const figure = page.locator('.video-list figure');
    await expect(figure.getByRole('link', { name: 'Bei YouTube ansehen' })).toBeVisible();
    await expect(figure.getByRole('button', { name: 'Einmal laden' })).toBeHidden();
    await expect(figure.locator('img')).toHaveAttribute('src', /^\/art\//);
  });

  test('a sample is a link to its sound, with its words', FULL, async ({ page, request }) => {
    await page.goto(await calendarWithSamples(request, 'de'));
    await expect(page.getByRole('link', { name: 'Reinhören' }).first()).toHaveAttribute('href', /^\/demo\//);
    const sound = await request.get('/demo/knocking.wav');
    expect([sound.status(), sound.headers()['content-type']]).toEqual([
      200,
      expect.stringMatching(/^audio\//),
    ]);
    await page.goto(await productionWith(request, 'kaefer-ohne-schlaf', 'de'));
    const words = page.locator('noscript p', { hasText: 'Ein Schnabel trommelt auf eine Pappröhre.' });
    await expect(words).toBeVisible();
  });
});
