import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import { lastEmailTo, linkIn, newAddress, signIn, signInAs } from './accounts.ts';
import { expectAccessibleAt } from './axe.ts';

// Each waits for a job of the venue, at its own event.
test.describe.configure({ mode: 'parallel' });

const WIDTHS = [320, 768, 1440];

/** A sold-out event that not only groups book. Counted from the end, as journeys change earlier ones. */
async function soldOutEvent(request: APIRequestContext, language: 'de' | 'en', which: number) {
  const list = await (await request.get(`/${language}/api/events/?page_size=100`)).json();
  const ids: number[] = list.results
    .filter((event: { offer: { availability: string } | null }) => event.offer?.availability === 'sold-out')
    .map(({ id }: { id: number }) => id);
  const events = [];
  for (const id of ids) {
    const event = await (await request.get(`/${language}/api/events/${id}/`)).json();
    if (event.waiting_list) events.push({ ...event, id });
  }
  const event = events.at(which);
  if (event === undefined) throw new Error('The demo venue has no such event that is sold out');
  const { id } = event;
  return { id, jetId: event.id_jet as number, path: event.link.url as string };
}

/** The venue puts chairs into every part of an event that is sold out. */
async function addPlaces(browser: Browser, id: number, places: number): Promise<void> {
  const desk = await browser.newPage();
  await signInAs(desk, 'kasse', 'de', `/cms-hub/events/${id}?lang=de`);
  const form = desk.getByRole('region', { name: 'Anzahl der Plätze' });
  const parts = await form.getByLabel('Welche Plätze').locator('option').allTextContents();
  for (const [index, part] of parts.entries()) {
    const row = desk
      .getByRole('region', { name: 'Plätze', exact: true })
      .getByRole('row')
      .nth(index + 1);
    await form.getByLabel('Welche Plätze').selectOption({ label: part });
    const capacity = Number(await row.getByRole('cell').first().textContent());
    await form.getByLabel('Plätze insgesamt').fill(String(capacity + places));
    await form.getByRole('button', { name: 'Anzahl ändern' }).click();
    await expect(desk.getByRole('status')).toHaveText('Die Anzahl der Plätze ist geändert.');
  }
  await desk.close();
}

/** Chooses the first part to wait for if several are sold out. */
async function chooseFirstPart(page: Page, heading: string): Promise<void> {
  const parts = page.getByRole('region', { name: heading });
  if (await parts.isVisible()) await parts.getByRole('link').first().click();
  await expect(page.locator('select').first()).toBeVisible();
}

test('a family waits for a sold-out event, is offered seats and buys them', async ({ page, browser }) => {
  // Five screens are looked at by axe at three widths each.
  test.slow();
  const email = newAddress('wartet');
  const event = await soldOutEvent(page.request, 'de', 0);
  await page.goto(event.path);
  await page.getByRole('link', { name: 'Auf die Warteliste', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Warteliste');
  await chooseFirstPart(page, 'Worauf wartest du?');
  await expectAccessibleAt(page, WIDTHS);
  await page.getByRole('button', { name: 'Setzt mich auf die Liste' }).press('Enter');
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByRole('alert')).toContainText('Wähle, wie viele Tickets du möchtest.');
  await expectAccessibleAt(page, WIDTHS);
  await page.locator('select').first().selectOption('2');
  await page.getByLabel('E-Mail').fill(email);
  await page.getByRole('button', { name: 'Setzt mich auf die Liste' }).press('Enter');
  await expect(page.getByRole('status')).toContainText('Du stehst in der Reihe.');
  await expectAccessibleAt(page, WIDTHS);

  const { pathname, search } = new URL(linkIn(await lastEmailTo(email)));
  await page.goto(pathname + search);
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Du stehst in der Reihe.');
  await expectAccessibleAt(page, WIDTHS);

  await addPlaces(browser, event.id, 2);
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Du bist dran: Plätze warten auf dich.' })).toBeVisible({
      timeout: 1000,
    });
  }).toPass({ timeout: 60_000 });
  await expectAccessibleAt(page, WIDTHS);
  await lastEmailTo(email, 'Es sind Plätze für dich da');
  await page.getByRole('button', { name: 'In den Warenkorb' }).press('Enter');
  await expect(
    page.getByText(/^Du bist an der Reihe: Diese Plätze halten wir für dich fest bis/),
  ).toBeVisible();
  await expectAccessibleAt(page, WIDTHS);

  await page.goto('/webshop/checkout?lang=de');
  await page.getByLabel('Vorname').fill('Svenja');
  await page.getByLabel('Nachname').fill('Kühnel');
  await page.getByLabel('E-Mail für die Tickets').fill(email);
  await page.getByRole('button', { name: 'Weiter zum Bezahlen' }).click();
  await page.getByRole('button', { name: /^(Zahlungspflichtig|Kostenlos) bestellen/ }).click();
  await expect(page).toHaveURL(/\/webshop\/orders\//);
});

test('somebody joins without scripts, is offered seats and leaves them to others', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  const email = newAddress('waits');
  const event = await soldOutEvent(page.request, 'en', -2);
  await page.goto(`/webshop/waiting-list?event=${event.jetId}&lang=en`);
  await chooseFirstPart(page, 'What are you waiting for?');
  await page.locator('select').first().selectOption('1');
  await page.getByLabel('Email').fill('nobody at all');
  await page.getByRole('button', { name: 'Add me to the list' }).click();
  await expect(page.getByRole('alert')).toContainText('Invalid e-mail address!');
  await expect(page.locator('select').first()).toHaveValue('1');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Add me to the list' }).click();
  await expect(page.getByRole('status')).toContainText('You’re in the queue.');

  const { pathname, search } = new URL(linkIn(await lastEmailTo(email)));
  await addPlaces(browser, event.id, 1);
  await expect(async () => {
    await page.goto(pathname + search);
    await expect(
      page.getByRole('heading', { name: 'It’s your turn: there are seats waiting for you.' }),
    ).toBeVisible({
      timeout: 1000,
    });
  }).toPass({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Let someone else have them' }).click();
  await expect(page.getByRole('heading', { name: 'You’ve left the list.' })).toBeVisible();
  expect((await page.goto('/webshop/waiting-list/nobody?lang=en'))?.status()).toBe(404);
});

test('on request at the box office an entry is removed from the list there', async ({ page, browser }) => {
  const email = newAddress('asks');
  const event = await soldOutEvent(page.request, 'en', -1);
  await page.goto(`/webshop/waiting-list?event=${event.jetId}&lang=en`);
  await chooseFirstPart(page, 'What are you waiting for?');
  await page.locator('select').first().selectOption('1');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Add me to the list' }).click();
  await expect(page.getByRole('status')).toContainText('You’re in the queue.');

  const desk = await browser.newPage({ javaScriptEnabled: false });
  await signIn(desk, 'kasse', 'en');
  await desk.goto(`/cms-hub/events/${event.id}?lang=en`);
  await desk.getByRole('button', { name: new RegExp(`^Remove from list\\s*: ${email}$`) }).click();
  await expect(desk.getByRole('status')).toHaveText('Removed from the waiting list.');
  await expect(desk.getByText(email)).toHaveCount(0);
  const { pathname, search } = new URL(linkIn(await lastEmailTo(email)));
  await page.goto(pathname + search);
  await expect(page.getByRole('heading', { name: 'You’ve left the list.' })).toBeVisible();
});
