import { expect, type Locator, type Page, test } from '@playwright/test';
import { newAddress, signIn, signInAs } from './accounts.ts';
import { payAtTheTill } from './at-the-desk.ts';
import { expectAccessible } from './axe.ts';
import { now } from './counter-page.ts';
import { isHydrated } from './hydration.ts';
import { sellSeats } from './own-date.ts';
import { ownWord } from './own-word.ts';

const ORDER_NUMBER = /^BS-[A-Z2-9]{3}-[A-Z2-9]{3}$/;
const seat = (page: Page, name: RegExp) => page.locator('.seats-plan').getByRole('checkbox', { name });
const photographed = (page: Page, name: string) =>
  page.screenshot({ path: `test-results/seat-journeys-${name}.png`, fullPage: true });
const jetIdIn = (address: string) => Number(new URL(address, 'http://localhost').searchParams.get('event'));

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a family of four sits three rows further back with two taps more than for the best seats', async ({
    browser,
    page,
  }) => {
    const desk = await browser.newPage();
    await sellSeats(desk, 'de');
    const id = Number(/events\/(\d+)/.exec(desk.url())?.[1]);
    await desk.close();
    const event = await (await page.request.get(`/de/api/events/${id}/`)).json();
    let taps = 0;
    const tap = async (what: Locator) => {
      taps += 1;
      await what.tap();
    };
    /** Opens the page of the date and asks for four chairs. */
    const askForFour = async () => {
      taps = 0;
      await page.goto(event.link.url);
      await isHydrated(page);
      const chairs = page.getByRole('region', { name: 'Stuhlreihe' });
      for (let count = 1; count <= 4; count += 1) {
        await tap(chairs.getByRole('button', { name: /^Eins mehr/ }).first());
        await expect(chairs.getByRole('spinbutton').first()).toHaveValue(String(count));
      }
    };

    await askForFour();
    await tap(page.getByRole('button', { name: /^4 Tickets/ }));
    await expect(page.locator('.booking-summary')).toContainText(/Wir haben ausgesucht: Parkett, Reihe S5/);
    const withoutPlan = taps;

    await askForFour();
    await tap(page.getByRole('link', { name: 'Plätze selbst wählen' }));
    await isHydrated(page);
    await tap(seat(page, /^Reihe S8, Platz 2, Stuhlreihe/));
    await expect(page.locator('.seats-chosen')).toHaveText('Reihe S8, Plätze 2, 3, 4, 5');
    await photographed(page, 'family-de-390');
    await tap(page.getByRole('button', { name: 'Diese 4 Plätze nehmen' }));
    await page.waitForURL(/\/webshop\?/);
    await expect(page.locator('.cart-ticket').last()).toContainText(/Reihe S8, Plätze 2, 3, 4, 5/);
    expect(taps - withoutPlan).toBeLessThanOrEqual(2);
  });
});

test('a class of 24 gets two whole rows at the desk', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const jetId = jetIdIn(await sellSeats(page, 'en'));
  await page.context().clearCookies();
  await signIn(page, 'kasse', 'en');
  await page.goto('/cms-hub/desk/till?lang=en');
  const name = page.getByLabel('Till', { exact: true });
  if (await name.isVisible()) {
    await name.fill('Till 1');
    await page.getByLabel('Float').fill('100');
    await page.getByRole('button', { name: 'Open till' }).click();
    await expect(page.getByRole('link', { name: /^Till 1/ }).first()).toBeVisible();
  }
  await page.goto(`/cms-hub/desk?lang=en&event=${jetId}`);
  await isHydrated(page);
  await page.locator('.counter-groups a', { hasText: 'Chair row' }).click();
  await expect(page.locator('.counter-groups a[aria-current]')).toContainText('Chair row');
  await page.getByLabel('Tickets per press').fill('24');
  await page.locator('[data-prices] button[data-key="1"]').click();
  await expect(now(page)).toContainText('24 tickets');
  const strip = page.locator('.counter-seats').getByRole('status').first();
  await expect(strip).toContainText('S5');
  await photographed(page, 'class-en-1440');
  const cart = (await now(page).textContent()) ?? '';
  expect([...new Set(cart.match(/S\d/g))].toSorted()).toEqual(['S5', 'S6']);
  await expectAccessible(page);
});

test('a sold date moves to another plan, and the ticket names its new seat on the map', async ({
  browser,
}) => {
  const guest = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const desk = await browser.newPage();
  const address = await sellSeats(desk, 'de');
  const id = Number(/events\/(\d+)/.exec(desk.url())?.[1]);
  await guest.goto(address);
  await isHydrated(guest);
  await seat(guest, /^Reihe K2, Platz 4, /).click();
  await expect(guest.locator('.seats-chosen')).toHaveText('Reihe K2, Plätze 4, 5');
  await guest.getByRole('button', { name: 'Diese 2 Plätze nehmen' }).click();
  await guest.waitForURL(/\/webshop\?/);
  await guest.goto('/webshop/checkout?lang=de');
  await guest.getByLabel('Vorname').fill('Ruth');
  await guest.getByLabel('Nachname').fill('Sandhaas');
  await guest.getByLabel('E-Mail für die Tickets').fill(newAddress('umzug'));
  await guest.getByRole('button', { name: 'Weiter zum Bezahlen' }).click();
  await guest.getByRole('button', { name: /^Zahlungspflichtig bestellen/ }).click();
  const number = (await guest.getByText(ORDER_NUMBER).first().textContent()) ?? '';
  await payAtTheTill(desk, number);
  await guest.reload();
  await guest.locator('a[href*="/tickets/1"]').first().click();
  const map = guest.getByRole('img', { name: 'Wo du im Saal sitzt' });
  await expect(map).toBeVisible();
  await expect(guest.locator('.ticket')).toContainText(/Reihe K2, Platz 4/);

  await makeOtherPlan(desk);
  await desk.goto(`/cms-hub/events/${id}?lang=de`);
  await desk.getByRole('link', { name: 'Auf einen anderen Saalplan umziehen' }).click();
  await desk.getByLabel('Plan', { exact: true }).selectOption({ label: `Stammbühne: ${otherPlan} 1` });
  await desk.getByRole('button', { name: 'Zeigen, wer wo sitzen würde' }).click();
  await expect(desk.getByRole('main')).toContainText(number);
  await photographed(desk, 'hall-de-1280');
  await expectAccessible(desk);
  await desk.getByRole('button', { name: 'Verlegen und alle benachrichtigen' }).click();
  await expect(desk.getByRole('status')).toBeVisible();
  await guest.reload();
  await expect(guest.locator('.ticket')).toContainText(/Reihe L\d, Platz \d/);
  await expect(map).toBeVisible();
  await photographed(guest, 'ticket-de-390');
  await expectAccessible(guest);
  await guest.close();
  await desk.close();
});

const otherPlan = `Andersherum ${ownWord()}`;

/** Releases a plan of the same room whose rows of cushions have other names and seats. */
async function makeOtherPlan(page: Page): Promise<void> {
  await signInAs(page, 'kasse', 'de', '/cms-hub/seating-plans?lang=de');
  const known = page.getByRole('main').getByRole('link', { name: 'Stammbühne, Kissen vorn' });
  const path = new URL((await known.getAttribute('href')) ?? '', page.url()).pathname;
  const file = await (await page.request.get(`${path}/seats.csv`)).text();
  const [head = '', ...lines] = file.trim().split('\n');
  const skipped = head.split(/[;,\t]/).indexOf('"guid"');
  const without = (line: string) => line.split(/(?=[;,\t])/).filter((_, column) => column !== skipped);
  const renamed = [head, ...lines].map((line) =>
    without(line)
      .join('')
      .replaceAll(/\bK(\d)\b/g, 'L$1'),
  );
  await page.getByLabel('Raum').selectOption({ label: 'Stammbühne' });
  await page.getByLabel('Name').fill(otherPlan);
  await page.getByRole('button', { name: 'Plan anlegen' }).click();
  await page
    .getByLabel('Datei', { exact: true })
    .setInputFiles({ name: 'seats.csv', mimeType: 'text/csv', buffer: Buffer.from(renamed.join('\n')) });
  await page.getByRole('button', { name: 'Datei einlesen' }).click();
  await page.getByRole('button', { name: 'Version 1 freigeben' }).click();
  await expect(page.getByText('Version 1 ist dieser Plan')).toBeVisible();
}
