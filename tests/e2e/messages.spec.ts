import { expect, type Page, test } from '@playwright/test';
import { lastEmailTo, linkIn, newAddress, signIn, signInAs } from './accounts.ts';
import { expectAccessibleAt } from './axe.ts';
import { addByCall } from './booking.ts';
import { offerOf, planDate, sellDate } from './own-date.ts';

const WIDTHS = [320, 390, 768, 1440];
const TOO_LARGE = 413;

/** Reserves a ticket for a date as somebody who reads this language. */
async function reserve(page: Page, id: number, { email, name }: { email: string; name: string }) {
  await page.context().clearCookies();
  await addByCall(page, await offerOf(page, id), 1);
  const language = name === 'Mustard' ? 'en' : 'de';
  await page.goto(`/webshop/checkout?lang=${language}`);
  await page.getByLabel(/First name|Vorname/).fill('Ruth');
  await page.getByLabel(/Last name|Nachname/).fill(name);
  await page.getByLabel(/Email for your tickets|E-Mail für die Tickets/).fill(email);
  await page.getByRole('button', { name: /Continue to payment|Weiter zum Bezahlen/ }).click();
  await page.getByRole('button', { name: /^(?:Order and pay|Zahlungspflichtig)/ }).click();
  await expect(page).toHaveURL(/\/orders\//);
}

test('everybody with a ticket gets a message once, in their language, and the desk sees who got it', async ({
  page,
  browser,
}) => {
  const [german, english] = [newAddress('senf'), newAddress('mustard')];
  const staff = await browser.newPage();
  const id = await planDate(staff);
  await staff.context().clearCookies();
  await sellDate(staff, id);
  await staff.close();
  await reserve(page, id, { email: german, name: 'Senf' });
  await reserve(page, id, { email: english, name: 'Mustard' });

  const desk = await browser.newPage({ javaScriptEnabled: false });
  await signIn(desk, 'kasse', 'en');
  await desk.goto(`/cms-hub/events/${id}?lang=en`);
  await desk.getByRole('link', { name: 'To everybody with a ticket' }).click();
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('To everybody with a ticket');
  await expect(desk.getByRole('radio', { name: /^Everybody with a ticket for this date/ })).toBeChecked();
  await expect(desk.getByRole('radio', { name: '2 orders, 2 addresses' }).first()).toBeVisible();
  await expect(desk.getByText('for news use the newsletter')).toBeVisible();

  const [subject, text] = [desk.getByLabel('Subject, German'), desk.getByLabel('Text, German')];
  await desk.getByRole('button', { name: 'Preview' }).click();
  await expect(desk.getByRole('alert')).toContainText('Nothing was sent.');
  await expect(subject).toHaveAttribute('aria-invalid', 'true');
  await subject.fill('Wir fangen später an');
  await text.fill('x'.repeat(5000));
  await desk.getByRole('button', { name: 'Preview' }).click();
  await expect(desk.getByText('Too long: 4000 characters at most.')).toBeVisible();
  await expect(text).toHaveValue('x'.repeat(5000));
  await text.fill('Erst um <b>15:20</b> Uhr.');
  await subject.press('Enter');
  await expect(desk.getByRole('status')).toContainText('Nothing has been sent yet.');
  await expect(desk.getByText('Erst um <b>15:20</b> Uhr.')).toHaveCount(3);
  await expect(desk.getByText('There is no English text')).toBeVisible();

  await desk.getByRole('button', { name: 'Send me a test' }).click();
  await expect(desk.getByRole('status')).toContainText('Test sent to you alone');
  await lastEmailTo('kasse@buntspecht.example', 'Probe: Wir fangen später an');

  await desk.getByLabel('Subject, English (optional)').fill('We start late');
  await desk.getByLabel('Text, English (optional)').fill('Not before 3.20 pm.');
  await desk.getByRole('button', { name: 'Send to 2 addresses' }).click();
  await expect(desk.getByRole('alert')).toContainText('something has changed since the preview');
  await desk.getByRole('button', { name: 'Send to 2 addresses' }).dblclick();
  await expect(desk.getByRole('status')).toHaveText('Sent. The emails are on their way.');
  const sent = desk.getByRole('region', { name: 'Sent so far' }).getByRole('listitem');
  await expect(sent).toHaveCount(1);
  await expect(sent).toContainText(/We start late.*this date: 2 addresses/s);

  await lastEmailTo(german, 'Erst um <b>15:20</b> Uhr.');
  const email = await lastEmailTo(english, 'Not before 3.20 pm.');
  await page.goto(linkIn(email));
  const number = /BS-\w{3}-\w{3}/.exec((await page.textContent('main')) ?? '')?.[0];
  await desk.goto(`/cms-hub/orders/${number}?lang=en`);
  await expect(desk.getByText('Message to everybody with a ticket: We start late')).toBeVisible();
  await desk.close();
});

test('a message of a megabyte is refused before it is read', async ({ page }) => {
  await signInAs(page, 'kasse', 'en', '/cms-hub/events?lang=en');
  const event = await page.getByRole('rowheader').getByRole('link').first().getAttribute('href');
  const answer = await page.request.post(event?.replace('?', '/message?') ?? '', {
    form: { do: 'preview', scope: 'date', key: 'key', textDe: 'x'.repeat(1_000_000) },
    headers: { origin: new URL(page.url()).origin },
  });
  expect(answer.status()).toBe(TOO_LARGE);
  expect(await answer.text()).toContain('payload_too_large');
});

test('the page of messages can be used on every width and in both languages', async ({ page, browser }) => {
  const staff = await browser.newPage();
  const id = await planDate(staff);
  await staff.context().clearCookies();
  await sellDate(staff, id);
  await staff.close();
  await reserve(page, id, { email: newAddress('breit'), name: 'Senf' });
  await page.context().clearCookies();
  await signIn(page, 'kasse');
  for (const language of ['de', 'en']) {
    await page.goto(`/cms-hub/events/${id}/message?lang=${language}`);
    await expectAccessibleAt(page, WIDTHS);
    await page.getByLabel(/^(?:Betreff, Deutsch|Subject, German)$/).fill('Wir fangen später an');
    await page
      .getByLabel(/^(?:Text, Deutsch|Text, German)$/)
      .fill(`Erst um 15:20 Uhr.\n\n${'Käfer'.repeat(40)}`);
    await page.getByRole('button', { name: /^(?:Vorschau|Preview)$/ }).press('Enter');
    await expect(page.getByRole('status')).toBeVisible();
    await expectAccessibleAt(page, WIDTHS);
  }
});
