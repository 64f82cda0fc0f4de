import { expect, type Page, test } from '@playwright/test';
import { lastEmailTo, linkIn, newAddress, signIn, signInAs } from './accounts.ts';
import { payAtTheTill } from './at-the-desk.ts';
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

for (const { language, width } of [
  { language: 'en', width: 1440 },
  { language: 'de', width: 390 },
] as const)
  test(`a ready-made beginning and the lists of a date, without scripts, ${language}, ${width} px`, async ({
    browser,
  }) => {
    const staff = await browser.newPage();
    const id = await planDate(staff);
    await staff.context().clearCookies();
    await sellDate(staff, id);
    await staff.close();
    const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width, height: 900 } });
    await signIn(page, 'kasse', 'en');
    await page.goto(`/cms-hub/events/${id}/message?lang=${language}`);
    const says = (en: string, de: string) => (language === 'en' ? en : de);
    const text = page.getByLabel(says('Text, German', 'Text, Deutsch'));
    const beginning = page.getByLabel(
      says('Ready-made beginning (optional)', 'Fertiger Anfang (freiwillig)'),
    );
    await page.getByRole('checkbox', { name: says('waiting list', 'Warteliste') }).check();
    await beginning.selectOption('later');
    await page.getByRole('button', { name: says('Insert', 'Einsetzen') }).click();
    await expect(text).toHaveValue(/beginnt nicht um .* \[…\]/);
    await page.getByRole('button', { name: says('Preview', 'Vorschau'), exact: true }).click();
    await expect(page.getByText(says('Fill in the gap', 'Füll die Lücke')).first()).toBeVisible();
    await text.fill('Getippt');
    await beginning.selectOption('bring');
    await page.getByRole('button', { name: says('Insert', 'Einsetzen') }).click();
    await expect(text).toHaveValue('Getippt');
    await page.screenshot({ path: `test-results/message-beginning-${language}.png`, fullPage: true });
    await page.getByRole('button', { name: says('Replace it', 'Ersetzen') }).click();
    await expect(text).toHaveValue(/bring mit/);
    await expect(page.getByRole('checkbox', { name: says('waiting list', 'Warteliste') })).toBeChecked();
    await page.screenshot({ path: `test-results/message-lists-${language}.png`, fullPage: true });
    await page.close();
  });

for (const [language, width] of [
  ['de', 390],
  ['en', 1440],
] as const)
  test(`a message stands on the ticket, without scripts, ${language}, ${width} px`, async ({
    page,
    browser,
  }) => {
    const says = (en: string, de: string) => (language === 'en' ? en : de);
    const staff = await browser.newPage({ javaScriptEnabled: false, viewport: { width, height: 900 } });
    const id = await planDate(staff);
    await staff.context().clearCookies();
    await sellDate(staff, id);
    await reserve(page, id, { email: newAddress('senf'), name: says('Mustard', 'Senf') });
    const order = page.url();
    const number = /BS-\w{3}-\w{3}/.exec((await page.textContent('main')) ?? '')?.[0] ?? '';
    await payAtTheTill(staff, number);

    await staff.goto(`/cms-hub/events/${id}/message?lang=${language}`);
    await staff.getByLabel(says('Subject, German', 'Betreff, Deutsch')).fill('Anderer Saal');
    await staff.getByLabel(says('Text, German', 'Text, Deutsch')).fill('Wir sind im Kronensaal.');
    await staff.getByRole('checkbox', { name: says('Also on the ticket', 'Auch auf dem Ticket') }).check();
    await staff.getByRole('button', { name: says('Preview', 'Vorschau'), exact: true }).click();
    await expect(
      staff.getByRole('checkbox', { name: says('on the ticket', 'auf dem Ticket') }),
    ).toBeChecked();
    await staff.getByRole('button', { name: says('Send to 1 address', 'An 1 Adresse schicken') }).click();
    await expect(staff.getByRole('region', { name: says('Sent so far', 'Bisher geschickt') })).toContainText(
      says('also on the ticket', 'auch auf dem Ticket'),
    );
    await staff.screenshot({ path: `test-results/message-on-ticket-desk-${language}.png`, fullPage: true });
    await staff.close();

    await page.setViewportSize({ width, height: 900 });
    await page.goto(order);
    await page.locator('a[href*="/tickets/1"]').first().click();
    const message = page.getByRole('region', { name: 'Anderer Saal' });
    await expect(message).toContainText('Wir sind im Kronensaal.');
    if (language === 'en') await expect(message.getByRole('heading')).toHaveAttribute('lang', 'de');
    await page.screenshot({ path: `test-results/message-on-ticket-${language}.png`, fullPage: true });
    await expectAccessibleAt(page, [320, width]);
  });
