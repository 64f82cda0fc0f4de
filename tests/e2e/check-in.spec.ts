import { expect, type Page, test } from '@playwright/test';
import { signIn } from './accounts.ts';
import { payAtTheTill } from './at-the-desk.ts';
import { expectAccessibleAt } from './axe.ts';
import { addByCall, type BookedEvent, eventWithTickets } from './booking.ts';
import { callHeaders } from './call-headers.ts';
import { FULL } from './extent.ts';
import { browserThatSees } from './fake-camera.ts';
import { planDate } from './own-date.ts';

const WIDTHS = [320, 390, 1440];

/** Three tickets that are paid at the box office: their event, the order's number, and its page. */
async function paidTickets(page: Page): Promise<{ event: BookedEvent; number: string; path: string }> {
  const event = await eventWithTickets(page.request, 'de');
  await addByCall(page, event, 3);
  await page.goto('/webshop/checkout?lang=de');
  await page.getByLabel('Vorname').fill('Svenja');
  await page.getByLabel('Nachname').fill('Kühnel');
  await page.getByLabel('E-Mail für die Tickets').fill('svenja@post.example');
  await page.getByRole('button', { name: 'Weiter zum Bezahlen' }).click();
  await page.getByRole('button', { name: /bestellen/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Geklopft/);
  const number =
    (await page
      .getByText(/^BS-[A-Z2-9]{3}-[A-Z2-9]{3}$/)
      .first()
      .textContent()) ?? '';
  return { event, number, path: page.url() };
}

const doorOf = ({ jetId }: BookedEvent, door = 'Tür 1') =>
  `/cms-hub/check-in/${jetId}?${new URLSearchParams({ lang: 'de', door })}`;

test('a family comes in: one ticket to the camera, the others with it, and nobody twice', async ({
  page,
  browser,
}) => {
  const { event, number, path } = await paidTickets(page);
  await payAtTheTill(await (await browser.newContext()).newPage(), number);
  await page.goto(path.replace(/\?.*/, '/tickets/1?lang=de'));
  const phones = await browserThatSees(page.getByRole('img', { name: /^QR-Code/ }));
  try {
    const site = new URL(path).origin;
    const phone = await (await phones.newContext({ baseURL: site })).newPage();
    await signIn(phone, 'einlass');
    const answer = await phone.goto(doorOf(event));
    expect(answer?.headers()['permissions-policy']).toContain('camera=(self)');
    await expect(phone.getByRole('heading', { name: 'Kommt rein.' })).toBeVisible();
    await expect(phone.getByRole('alert')).toContainText('Svenja Kühnel');
    await expectAccessibleAt(phone, WIDTHS);
    await phone.setViewportSize({ width: 390, height: 844 });
    await phone.getByRole('button', { name: 'Noch 2 einlassen' }).click();
    await expect(phone.getByRole('alert')).toContainText('Sonst kommt niemand mehr.');

    // The same tickets at another door, typed.
    const other = await (await browser.newContext()).newPage();
    await signIn(other, 'kasse');
    await other.goto(doorOf(event, 'Tür 2'));
    await other.getByText('Tippen').click();
    await other.getByLabel('Nummer des Tickets oder der Bestellung').fill(`${number}-3`.toLowerCase());
    await other.keyboard.press('Enter');
    await expect(other.getByRole('heading', { name: 'Schon drin.' })).toBeVisible();
    await expect(other.getByRole('alert')).toContainText('Tür 1');
    await expectAccessibleAt(other, WIDTHS);

    // Undone, and offline: the phone does not guess.
    await phone.getByRole('button', { name: 'Doch nicht' }).click();
    await expect(phone.getByRole('button', { name: 'Doch nicht' })).toBeHidden();
    await phone.context().setOffline(true);
    await phone.getByText('Tippen').click();
    await phone.getByLabel('Nummer des Tickets oder der Bestellung').fill(`${number}-2`);
    await phone.keyboard.press('Enter');
    await expect(phone.getByRole('heading', { name: 'Nicht auf der Liste.' })).toBeVisible();
    await expect(phone.getByText('Offline', { exact: true })).toBeVisible();
  } finally {
    await phones.close();
  }
});

test(
  'a ticket that is not paid goes to the box office first; without scripts too',
  FULL,
  async ({ page, browser }) => {
    const { event, number } = await paidTickets(page);
    const door = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await signIn(door, 'einlass');
    await door.goto(doorOf(event));
    const check = async () => {
      await door.getByText('Tippen').click();
      await door.getByLabel('Nummer des Tickets oder der Bestellung').fill(number);
      await door.getByRole('button', { name: 'Prüfen' }).click();
    };
    await check();
    await expect(door.getByRole('heading', { name: 'Noch nicht bezahlt.' })).toBeVisible();
    await payAtTheTill(await (await browser.newContext()).newPage(), number);
    await check();
    await expect(door.getByRole('heading', { name: 'Kommt rein.' })).toBeVisible();
  },
);

test('doors are for their people alone', FULL, async ({ page, browser }) => {
  await signIn(page, 'redaktion');
  for (const path of ['/cms-hub/check-in', '/cms-hub/check-in/1'])
    expect((await page.goto(path))?.status(), path).toBe(403);
  const door = await (await browser.newContext()).newPage();
  await signIn(door, 'einlass');
  await door.goto('/cms-hub/check-in?lang=de');
  await expect(door.getByRole('heading', { level: 1 })).toHaveText('Einlass');
  await expectAccessibleAt(door, WIDTHS);
  expect((await door.goto('/cms-hub/check-in/999999?lang=de'))?.status()).toBe(404);
});

test(
  'a morning at the door: typed in, undone, and refused with a reason; the box office sees the admissions',
  FULL,
  async ({ page, browser }) => {
    const guest = await browser.newPage();
    const { event, number } = await paidTickets(guest);
    await guest.close();
    // Pages of other roles are refused to door staff.
    await signIn(page, 'einlass');
    expect((await page.goto('/admin'))?.status()).toBe(403);
    for (const path of ['/cms-hub/orders', '/cms-hub/closings', '/cms-hub/forms'])
      expect((await page.goto(path))?.status(), path).toBe(403);
    await page.goto(doorOf(event, 'Hof'));
    const type = async (typed: string) => {
      const field = page.getByLabel('Nummer des Tickets oder der Bestellung');
      if (!(await field.isVisible())) await page.getByText('Tippen').click();
      await field.fill(typed);
      await page.keyboard.press('Enter');
    };
    const verdict = (words: string) => page.getByRole('heading', { name: words });
    await type(`${number}-1`);
    await expect(verdict('Noch nicht bezahlt.')).toBeVisible();

    const till = await browser.newPage({ locale: 'de-DE' });
    await payAtTheTill(till, number);

    await type(`${number}-1`);
    await expect(verdict('Kommt rein.')).toBeVisible();
    await page.getByRole('button', { name: 'Doch nicht' }).click();
    await expect(page.getByRole('button', { name: 'Doch nicht' })).toBeHidden();
    await type(`${number}-1`.toLowerCase());
    await expect(verdict('Kommt rein.')).toBeVisible();
    await type(`${number}-1`);
    await expect(verdict('Schon drin.')).toBeVisible();
    await type('BS-222-222-1');
    await expect(verdict('Keins von uns.')).toBeVisible();
    await expectAccessibleAt(page, WIDTHS);

    const id = /(\d+)$/.exec(event.path)?.[1];
    await till.goto(`/cms-hub/events/${id}/door-list?lang=de`);
    await expect(till.getByRole('row').filter({ hasText: `${number}-1` })).toContainText(
      /Ist da \d+:\d+, Hof/,
    );
    await expect(till.getByRole('row').filter({ hasText: `${number}-2` })).not.toContainText('Ist da');
    await expectAccessibleAt(till, WIDTHS);
    await till.getByRole('link', { name: `${number}-1` }).click();
    await expect(till.getByText(/eingelassen/)).toHaveCount(1);
    await till.close();
  },
);

test('somebody pops out and comes back, and people without a ticket are counted', async ({
  page,
  browser,
}) => {
  const { event, number } = await paidTickets(page);
  await payAtTheTill(await (await browser.newContext()).newPage(), number);
  const lead = await (await browser.newContext()).newPage();
  await signIn(lead, 'leitung');
  const noteExits = async (isNoted: boolean) => {
    const headers = { ...(await callHeaders(lead)), 'if-match': '*' };
    const change = { headers, data: { is_exit_noted: isNoted } };
    expect((await lead.request.patch('/api/admin/settings/', change)).status()).toBe(200);
  };
  await noteExits(true);
  try {
    const door = await (await browser.newContext()).newPage();
    await signIn(door, 'kasse');
    await door.goto(doorOf(event));
    const type = async (typed: string) => {
      const field = door.getByLabel('Nummer des Tickets oder der Bestellung');
      if (!(await field.isVisible())) await door.getByText('Tippen').click();
      await field.fill(typed);
      await door.keyboard.press('Enter');
    };
    await type(`${number}-1`);
    await expect(door.getByRole('heading', { name: 'Kommt rein.' })).toBeVisible();
    await door.getByRole('link', { name: 'Raus' }).click();
    await type(`${number}-1`);
    await expect(door.getByRole('heading', { name: 'Bis gleich.' })).toBeVisible();
    await expectAccessibleAt(door, WIDTHS);
    await door.getByRole('link', { name: 'Rein' }).focus();
    await door.keyboard.press('Enter');
    await type(`${number}-1`);
    await expect(door.getByRole('heading', { name: 'Wieder da.' })).toBeVisible();

    const counted = door.getByText(/ohne Ticket/);
    await door.getByRole('button', { name: 'Eine Person rein' }).click();
    await door.getByText('Mehrere auf einmal').click();
    await door.getByLabel('Wie viele Menschen?').fill('4');
    await door.keyboard.press('Enter');
    await expect(counted).toHaveText('5 Menschen ohne Ticket');
    await door.getByRole('button', { name: 'Eine Person raus' }).click();
    await expect(counted).toHaveText('4 Menschen ohne Ticket');
    await door.reload();
    await expect(counted).toHaveText('4 Menschen ohne Ticket');
    await expectAccessibleAt(door, WIDTHS);
    await door.getByRole('link', { name: 'Ticket verkaufen' }).click();
    await expect(door).toHaveURL(new RegExp(`/cms-hub/desk\\?.*event=${event.jetId}`));
  } finally {
    await noteExits(false);
  }
});

test('a date without tickets has a door that only counts; without scripts too', FULL, async ({ browser }) => {
  const planner = await (await browser.newContext()).newPage();
  const free = await planDate(planner, 3_600_000);
  const door = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await signIn(door, 'einlass');
  await door.goto('/cms-hub/check-in?lang=en');
  await door.locator(`[formaction="/cms-hub/check-in/events/${free}"]`).click();
  await door.getByRole('button', { name: 'One in' }).click();
  await door.getByRole('button', { name: 'One in' }).click();
  await door.getByRole('button', { name: 'One out' }).click();
  await expect(door.getByText(/without a ticket/)).toHaveText('1 person without a ticket');
  expect((await door.goto('/cms-hub/check-in/events/999999?lang=en'))?.status()).toBe(404);
  const scripted = await (await browser.newContext()).newPage();
  await signIn(scripted, 'einlass');
  await scripted.goto(`/cms-hub/check-in/events/${free}?lang=en`);
  await expectAccessibleAt(scripted, WIDTHS);
  const removal = { headers: { ...(await callHeaders(planner)), 'if-match': '*' } };
  expect((await planner.request.delete(`/api/events/${free}/`, removal)).status()).toBe(204);
});
