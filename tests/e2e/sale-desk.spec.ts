import { expect, test } from '@playwright/test';
import { lastEmailTo, linkIn, newAddress, signIn, signInAs } from './accounts.ts';
import { expectAccessibleAt } from './axe.ts';
import { addByCall, eventWithTickets } from './booking.ts';
import { offerOf, planDate, sellDate } from './own-date.ts';

const WIDTHS = [320, 768, 1440];

test('an event is closed, blocked, moved and cancelled, and ticket holders are notified', async ({
  page,
  browser,
}) => {
  const email = newAddress('desk');
  const staffPage = await browser.newPage();
  const id = await planDate(staffPage);
  await staffPage.context().clearCookies();
  await sellDate(staffPage, id);
  await staffPage.close();
  await addByCall(page, await offerOf(page, id), 2);
  await page.goto('/webshop/checkout?lang=en');
  await page.getByLabel('First name').fill('Ruth');
  await page.getByLabel('Last name').fill('Sandhaas');
  await page.getByLabel('Email for your tickets').fill(email);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('button', { name: /^Order and pay/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Knock, knock: it’s reserved.');

  const desk = await browser.newPage({ javaScriptEnabled: false });
  await signIn(desk, 'kasse', 'en');
  await desk.goto('/cms-hub/events?lang=en');
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Sales');
  await desk.goto(`/cms-hub/events/${id}?lang=en`);

  await desk.getByRole('button', { name: 'Close sales' }).click();
  await expect(desk.getByRole('status')).toHaveText('Sales closed.');
  await desk.getByRole('button', { name: 'Reopen sales' }).click();
  await expect(desk.getByRole('status')).toHaveText('Sales open.');

  await desk.getByLabel('Total seats').fill('0');
  await desk.getByRole('button', { name: 'Change number of seats' }).press('Enter');
  await expect(desk.getByRole('alert')).toContainText('seats are already sold, held or blocked.');
  await desk.getByLabel('How many').fill('1');
  await desk.getByLabel('Reason (staff only)').first().fill('For the press');
  await desk.getByRole('button', { name: 'Block seats' }).click();
  await expect(desk.getByText('For the press').first()).toBeVisible();
  await desk.getByRole('button', { name: /^Release/ }).click();
  await expect(desk.getByRole('status')).toHaveText('Seats released.');

  await desk.getByRole('link', { name: 'Door list' }).click();
  await expect(desk.getByRole('row', { name: /Sandhaas, Ruth/ })).toHaveCount(2);
  await expect(desk.getByText('unpaid').first()).toBeVisible();
  await desk.goBack();

  const consequence = desk
    .locator('details[open]')
    .getByText('Sold: 2 tickets in 1 order. Every customer gets an email');
  await desk.getByText('Move this date').click();
  await expect(consequence).toBeVisible();
  const day = desk.getByLabel('New day');
  const later = new Date(`${await day.inputValue()}T12:00:00Z`);
  later.setUTCDate(later.getUTCDate() + 7);
  await day.fill(later.toISOString().slice(0, 10));
  await desk.getByRole('button', { name: 'Move and notify everyone' }).click();
  await expect(desk.getByRole('status')).toContainText('Date moved.');
  await lastEmailTo(email, 'has moved. The new one is:');

  await desk.getByText('Postpone this date, new date to follow').click();
  await expect(consequence).toBeVisible();
  await desk.getByRole('button', { name: 'Postpone and notify everyone' }).press('Enter');
  await expect(desk.getByRole('status')).toContainText('Date postponed.');
  await expect(desk.getByText('Postpone this date, new date to follow')).toHaveCount(0);
  await lastEmailTo(email, 'There’s no new date yet');
  await desk.goto(`/cms-hub/orders?lang=en&q=${email}`);
  await expect(desk.getByRole('row', { name: /Sandhaas/ })).toContainText(/2 tickets, .*, postponed/);
  await desk.goto(`/cms-hub/events/${id}?lang=en`);
  await desk.getByText('Set new date').click();
  await desk.getByRole('button', { name: 'Move and notify everyone' }).click();
  await expect(desk.getByRole('status')).toContainText('Date moved.');
  await lastEmailTo(email, 'is now going ahead as planned');

  await desk.getByText('Move to another room').click();
  const room = desk.getByLabel('Room', { exact: true });
  const rooms = await room.locator('option').allTextContents();
  const now = await room.locator('option:checked').textContent();
  const other = rooms.find((name) => name !== now) ?? '';
  await room.selectOption({ label: other });
  await desk.getByRole('button', { name: 'Change room and notify everyone' }).click();
  await expect(desk.getByRole('status')).toContainText('Room changed.');
  await expect(desk.locator('.desk-head')).toContainText(other);
  await lastEmailTo(email, `, ${other}. The time and your tickets stay`);

  await desk.getByText('Set when sales open').click();
  await desk.getByLabel('On sale to members from').fill('2026-01-01T10:00');
  await desk.getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByRole('alert')).toContainText('sales have to start before they end');
  await expect(desk.getByLabel('On sale to members from')).toHaveValue('2026-01-01T10:00');
  await desk.getByLabel('Sales open').fill('2026-01-02T10:00');
  await desk.getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByRole('status')).toHaveText('Start of sales changed.');

  await desk.getByText('Cancel this date').click();
  await expect(consequence).toBeVisible();
  await desk.getByLabel('Reason (staff only)').last().fill('Somebody is ill');
  await desk.getByRole('button', { name: 'Cancel date and notify everyone' }).click();
  await expect(desk.getByRole('status')).toContainText('Date cancelled.');
  await page.goto(linkIn(await lastEmailTo(email, 'We’re sorry, but we’ve had to cancel')));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Event cancelled.');
  await desk.close();
});

test('the desk of sales can be used on every width and in both languages', async ({ page }) => {
  const event = await eventWithTickets(page.request, 'de');
  const id = /(\d+)$/.exec(event.path)?.[1];
  await signInAs(page, 'kasse', 'de', '/de');
  for (const [language, room] of [
    ['de', ''],
    ['en', `/${id}`],
    ['de', `/${id}/door-list`],
  ]) {
    await page.goto(`/cms-hub/events${room}?lang=${language}`);
    await expectAccessibleAt(page, WIDTHS);
  }
});

test('door staff see the lists for the door, and nothing of the sale', async ({ page }) => {
  await signIn(page, 'einlass');
  await page.goto('/cms-hub?lang=de');
  await page.goto('/cms-hub/events?lang=de');
  const first = page.getByRole('rowheader').getByRole('link').first();
  const path = (await first.getAttribute('href')) ?? '';
  expect(path).toContain('/door-list?');
  await first.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect((await page.goto(path.replace('/door-list', '')))?.status()).toBe(403);
});
