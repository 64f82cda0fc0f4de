import { expect, test } from '@playwright/test';
import { newAddress, signIn } from './accounts.ts';
import { expectAccessible, expectAccessibleAt, expectNoSidewaysScroll } from './axe.ts';
import { openRoomy, roomyDate } from './group-dates.ts';
import { isHydrated } from './hydration.ts';

const WIDTHS = [320, 390, 768, 1440];

test.describe('on a phone, in German', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a class asks first, changes its number, and orders with one press', async ({ page }) => {
    await openRoomy(page, 'de');
    await isHydrated(page);
    await page.getByRole('spinbutton', { name: 'Kind in der Gruppe', exact: true }).fill('12');
    await page.getByRole('spinbutton', { name: 'Begleitung der Gruppe' }).fill('2');
    await roomyDate(page, -1).check();
    const form = page.locator('.group-form');
    for (const [label, value] of [
      ['Schule oder Kita', 'Grundschule am Auwald'],
      ['Klasse oder Gruppe', '2b'],
      ['Vorname', 'Tomke'],
      ['Nachname', 'Brandt'],
      ['Deine E-Mail', newAddress('brandt')],
    ] as const)
      await form.getByLabel(label).fill(value);
    await page.screenshot({ path: 'test-results/group-page-390.png', fullPage: true });
    await page.getByRole('button', { name: 'Erst einmal nur anfragen' }).press('Enter');

    await page.waitForURL(/\/webshop\/orders\//);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Für euch gehalten.');
    await expect(page.getByText(/^Wir halten 14 Plätze für euch bis /)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.screenshot({ path: 'test-results/group-held-390.png', fullPage: true });

    await page.locator('.group-change summary').press('Enter');
    await page.getByLabel('Kind in der Gruppe').fill('4');
    await page.getByRole('button', { name: 'Neue Anzahl übernehmen' }).press('Enter');
    await expect(page.getByRole('alert')).toContainText('Mit so wenigen können nicht so viele mitkommen');
    await page.getByLabel('Kind in der Gruppe').fill('11');
    await page.getByRole('button', { name: 'Neue Anzahl übernehmen' }).press('Enter');
    await expect(page.getByText('Eure Anzahl ist geändert.', { exact: false })).toBeVisible();
    await expect(page.getByText(/^Wir halten 13 Plätze für euch bis /)).toBeVisible();

    await page.locator('#street').fill('Erlenweg 2');
    await page.getByRole('button', { name: /^Zahlungspflichtig bestellen: / }).press('Enter');
    await expect(page.getByRole('alert')).toContainText('Dieses Feld ist erforderlich!');
    await page.locator('#street').fill('');
    await page.getByRole('button', { name: /^Zahlungspflichtig bestellen: / }).press('Enter');
    await expect(page.getByText('Ein Code gilt für alle 13.')).toBeVisible();
    await expectAccessible(page);
    await page.screenshot({ path: 'test-results/group-ordered-390.png', fullPage: true });
    await page.locator('.group-change summary').press('Enter');
    await expect(page.getByLabel('Kind in der Gruppe')).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 800 } });

  test('an enquiry is withdrawn by its link, and leads back to the dates', async ({ page }) => {
    await openRoomy(page, 'en');
    await page.getByRole('spinbutton', { name: 'Child in the group', exact: true }).fill('10');
    await roomyDate(page, -1).check();
    const form = page.locator('.group-form');
    for (const [label, value] of [
      ['School or nursery', 'Riverside School'],
      ['First name', 'Tomke'],
      ['Last name', 'Brandt'],
      ['Your email address', newAddress('brandt')],
    ] as const)
      await form.getByLabel(label).fill(value);
    await page.getByRole('button', { name: 'Work out the total' }).press('Enter');
    await page.getByRole('button', { name: 'Just an enquiry for now' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Held for you.');
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Withdraw the enquiry' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Withdrawn.');
    await page.getByRole('link', { name: 'See what’s free' }).press('Enter');
    await expect(page.getByRole('spinbutton', { name: 'Child in the group', exact: true })).toHaveValue('10');
  });
});

test('a group no date suits gets an offer from the desk', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/webshop/groups?lang=en');
  const name = `Nursery ${Date.now()}`;
  const ask = page.getByRole('region', { name: 'No date suits you? Tell us' });
  await isHydrated(page);
  await ask.getByRole('button', { name: 'Send the enquiry' }).press('Enter');
  await expect(page.getByRole('alert')).toContainText('Enter a number from 1 to 999.');
  for (const [label, value] of [
    ['How many are you?', '11'],
    ['School or nursery', name],
    ['First name', 'Tomke'],
    ['Last name', 'Brandt'],
    ['Your email address', newAddress('brandt')],
    ['When would suit you, and what would you like to see?', 'In January, in the morning'],
  ] as const)
    await ask.getByLabel(label).fill(value);
  await expectAccessible(page);
  await ask.getByRole('button', { name: 'Send the enquiry' }).press('Enter');
  await expect(ask.getByRole('status')).toContainText('we’ve got your enquiry');
  await page.screenshot({ path: 'test-results/group-asked-1440.png', fullPage: true });

  await page.context().clearCookies();
  await signIn(page, 'kasse', 'en');
  await page.goto('/cms-hub/enquiries?lang=en');
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('to answer');
  await expectAccessibleAt(page, WIDTHS);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.screenshot({ path: 'test-results/group-desk-1440.png', fullPage: true });
  await page.getByRole('link', { name }).press('Enter');
  // The last dates are those that no other journey books.
  await page
    .getByLabel('Date', { exact: true })
    .selectOption({ index: -1 + (await page.locator('select[name=event] option').count()) });
  await page.getByRole('button', { name: 'Choose date' }).press('Enter');
  await page.getByLabel(/^Child in the group/).fill('4');
  await page.getByRole('button', { name: 'Hold the places and send the offer' }).press('Enter');
  await expect(page.getByRole('alert')).toContainText('bigger groups');
  await page.getByLabel(/^Child in the group/).fill('11');
  await expectAccessibleAt(page, WIDTHS);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.screenshot({ path: 'test-results/group-offer-1440.png', fullPage: true });
  await page.getByRole('button', { name: 'Hold the places and send the offer' }).press('Enter');
  await expect(page.getByRole('status')).toContainText('Offer sent. The places are held.');
  await expect(page.getByText(name).first()).toBeVisible();
  await page.goto('/cms-hub/enquiries?lang=en');
  await expect(page.getByRole('row', { name: new RegExp(name) }).first()).toContainText('offer made');
});
