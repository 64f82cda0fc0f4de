import { expect, test } from '@playwright/test';
import { alternatePaths, pathTo } from '#features/core/navigation/index.ts';
import { LANGUAGES } from '#lib/localized.ts';
import { violationsOn } from './axe.ts';
import { eventWithTickets } from './booking.ts';
import { FULL, tried } from './extent.ts';
import { isHydrated } from './hydration.ts';
import { firstEvent } from './pages.ts';

const DAY_MS = 86_400_000;
/** Days ahead that are called "today" and "tomorrow". */
const DAYS_NAMED = 2;

const CHOOSE = { de: /^Tickets wählen, ab \d/, en: /^Choose tickets, from \d/ } as const;

for (const language of tried(LANGUAGES)) {
  for (const viewport of tried([
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ])) {
    test(`an event says when, where and for how much at first sight (${language}, ${viewport.width} px)`, async ({
      page,
      request,
      context,
      baseURL,
    }) => {
      // Visitors who have read the venue's notice have dismissed it.
      const [alert] = await (await request.get(`/${language}/api/breaking-news/`)).json();
      await context.addCookies([{ name: 'dismissedAlert', value: String(alert.id), url: baseURL ?? '' }]);
      await page.setViewportSize(viewport);
      const event = await eventWithTickets(request, language);
      await page.goto(event.path);
      const panel = page.locator('.event-panel');
      await expect(panel.locator('.event-panel-when')).toBeInViewport({ ratio: 1 });
      await expect(panel.locator('.event-panel-facts')).toBeInViewport({ ratio: 1 });
      const choose = panel.getByRole('link', { name: CHOOSE[language] });
      await expect(choose).toBeInViewport({ ratio: 0.9 });
      await expect(page.locator('.event-hero h1')).toBeInViewport({ ratio: 1 });
      const violations = await violationsOn(page, { include: '.event-hero' });
      expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
    });
  }
}

test(
  'the booking of an event is headed by its own day and time, and so is its bar',
  FULL,
  async ({ page, request }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const { id, path } = await laterDate();
    await page.goto(path);
    const head = await page.locator('.booking-inline-head').textContent();
    const bar = await page.locator('.booking-bar p').first().textContent();
    const own = await (await request.get(`/de/api/events/${id}/`)).json();
    const day = new Date(own.date_start).toLocaleDateString('de-DE', {
      day: 'numeric',
      month: 'long',
      timeZone: 'Europe/Berlin',
    });
    expect(head).toContain(day);
    expect(bar).toContain(day);

    /** A date that is not the next one of its production, and that is called by its date, not "today". */
    async function laterDate(): Promise<{ id: number; path: string }> {
      const list = await (await request.get('/de/api/events/?page_size=100')).json();
      const seen = new Set<string>();
      for (const { id, slug, link, offer, date_start: start } of list.results) {
        const isLater = seen.has(slug) && Date.parse(start) > Date.now() + DAYS_NAMED * DAY_MS;
        if (isLater && offer?.availability === 'many' && offer.price_from !== null)
          return { id, path: link.url };
        seen.add(slug);
      }
      throw new Error('No production has a second date');
    }
  },
);

test('the facts leave no gap beside the first sections', FULL, async ({ page, request }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(alternatePaths('event', await firstEvent(request)).de);
  const facts = await page.locator('.detail-head > .facts').boundingBox();
  const hours = await page.locator('.detail-head .detail-section').first().boundingBox();
  expect(hours?.y).toBeLessThan((facts?.y ?? 0) + (facts?.height ?? 0));
});

for (const width of tried([390, 768, 1280, 1920])) {
  test(`the woodpecker is whole (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(pathTo('home', 'de'));
    // Of the picture, 800 by 640, the bird takes the right 500 and all of the height.
    const shown = await page.locator('.knocking-bird-itself').evaluate((image: HTMLImageElement) => {
      const { clientWidth: wide, clientHeight: high } = image;
      const isCover = getComputedStyle(image).objectFit === 'cover';
      const scale = (isCover ? Math.max : Math.min)(wide / 800, high / 640);
      return { width: wide / scale, height: high / scale };
    });
    expect(Math.round(shown.width)).toBeGreaterThanOrEqual(500);
    expect(Math.round(shown.height)).toBeGreaterThanOrEqual(640);
  });
}

test(
  'the woodpecker knocks every five seconds until it is paused, and nothing is drawn between',
  FULL,
  async ({ page }) => {
    await page.clock.install();
    await page.goto(pathTo('home', 'en'));
    await isHydrated(page);
    // From here on the page's clock stands until the journey moves it: a busy machine makes no difference.
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole('button', { name: 'Pause the woodpecker' }).press('Enter');
    const bird = page.locator('.knocking-bird-itself');
    const motions = () => bird.evaluate((image) => image.getAnimations().length);
    await expect.poll(motions).toBe(0);
    await bird.evaluate((image) => {
      image.addEventListener('animationstart', () => {
        image.dataset.heard = `${Number(image.dataset.heard ?? 0) + 1}`;
      });
    });
    /** It has knocked so often by now, and does not move. */
    const expectKnocks = async (count: number) => {
      // Some frames pass, which do not follow the page's clock: a knock that is due has started.
      await page.evaluate(async () => void (await document.body.animate(null, 100).finished));
      await expect.poll(() => bird.evaluate(({ dataset }) => Number(dataset.heard ?? 0))).toBe(count);
      await expect.poll(motions).toBe(0);
      // The end of the animation was handled, too: the next knock begins after that.
      await expect(bird).not.toHaveAttribute('data-knocking');
    };
    await page.clock.runFor(60_000);
    await expectKnocks(0);
    await page.getByRole('button', { name: 'Start the woodpecker' }).press('Enter');
    await page.clock.runFor(4900);
    await expectKnocks(0);
    await page.clock.runFor(100);
    await expectKnocks(1);
    await page.clock.runFor(5000);
    await expectKnocks(2);
  },
);

test('under reduced motion the woodpecker does not move', FULL, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(pathTo('home', 'en'));
  await isHydrated(page);
  const bird = page.locator('.knocking-bird-itself');
  // It would knock now, and does not.
  await expect(bird).toHaveAttribute('data-knocking', '');
  await expect(bird).toHaveCSS('animation-name', 'none');
  await expect(page.getByRole('button', { name: 'Pause the woodpecker' })).toBeHidden();
});

test('the chosen day is readable under the pointer', FULL, async ({ page }) => {
  await page.goto(pathTo('calendar', 'de'));
  // Today may have nothing left; a day that has is one that can be chosen.
  await page.locator('a.strip-day').last().click();
  await expect(page).toHaveURL(/\?date=/);
  const chosen = page.locator('.strip-day[aria-current]');
  await chosen.hover();
  await expect(chosen).toHaveCSS('background-color', 'rgb(23, 23, 31)');
});
