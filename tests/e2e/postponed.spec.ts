import { type Browser, expect, type Page, test } from '@playwright/test';
import { newAddress, signInAs } from './accounts.ts';
import { payAtTheTill } from './at-the-desk.ts';
import { expectAccessibleAt, expectNoSidewaysScroll } from './axe.ts';
import { addByCall } from './booking.ts';
import { callHeaders } from './call-headers.ts';
import { tried } from './extent.ts';
import { offerOf, planDate, sellDate } from './own-date.ts';

const WORDS = {
  de: {
    fields: ['Vorname', 'Nachname', 'E-Mail für die Tickets'],
    on: 'Weiter zum Bezahlen',
    order: /^Zahlungspflichtig bestellen/,
    postponed: 'Einen neuen Termin gibt es noch nicht',
    whenever: 'Bis dahin kannst du sie jederzeit zurückgeben.',
    ticket: 'Verschoben, noch ohne neuen Termin.',
    returnTicket: 'Zurückgeben Ticket 1',
    yes: 'Ja, Ticket 1 zurückgeben',
    cancelled: '(zurückgegeben)',
    calendar: /In meinen Kalender/,
  },
  en: {
    fields: ['First name', 'Last name', 'Email for your tickets'],
    on: 'Continue to payment',
    order: /^Order and pay/,
    postponed: 'There’s no new date yet',
    whenever: 'Until then you can return them whenever you like.',
    ticket: 'Postponed, no new date yet.',
    returnTicket: 'Return ticket 1',
    yes: 'Yes, return ticket 1',
    cancelled: '(returned)',
    calendar: /Add to my calendar/,
  },
} as const;
type Language = keyof typeof WORDS;

/** Staff actions taken meanwhile, each with a new sign-in. */
async function meanwhile(browser: Browser, work: (page: Page) => Promise<void>): Promise<void> {
  const page = await browser.newPage();
  await work(page);
  await page.close();
}

async function ordered(page: Page, language: Language): Promise<string> {
  const words = WORDS[language];
  await page.goto(`/webshop/checkout?lang=${language}`);
  const [first, last, email] = words.fields;
  await page.getByLabel(first).fill('Ruth');
  await page.getByLabel(last).fill('Sandhaas');
  await page.getByLabel(email).fill(newAddress('wartet'));
  await page.getByRole('button', { name: words.on }).click();
  await page.getByRole('button', { name: words.order }).click();
  const number = page.getByText(/^BS-[A-Z2-9]{3}-[A-Z2-9]{3}$/).first();
  await expect(number).toBeVisible();
  return (await number.textContent()) ?? '';
}

for (const language of tried(['de', 'en'] as const))
  test.describe(`in ${language}, on a phone`, () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('a holder of tickets for a postponed event sees that on the order and the ticket, and gives one back', async ({
      page,
      browser,
    }) => {
      const words = WORDS[language];
      let event = 0;
      await meanwhile(browser, async (staff) => {
        event = await planDate(staff);
        await sellDate(staff, event);
      });
      await addByCall(page, await offerOf(page, event), 2);
      const number = await ordered(page, language);
      const order = new URL(page.url());
      await meanwhile(browser, (till) => payAtTheTill(till, number));
      await page.reload();
      await expect(page.getByRole('link', { name: words.calendar })).toBeVisible();

      await meanwhile(browser, async (editor) => {
        await signInAs(editor, 'redaktion', 'de', '/de');
        const found = await editor.request.get(`/api/admin/events/${event}/`);
        const saved = await editor.request.patch(`/api/events/${event}/`, {
          headers: { ...(await callHeaders(editor)), 'if-match': found.headers().etag ?? '' },
          data: { status: 'postponed' },
        });
        expect(saved.status()).toBe(200);
      });
      await page.reload();
      await expect(page.getByText(words.postponed)).toBeVisible();
      await expect(page.getByText(words.whenever)).toBeVisible();
      await expect(page.getByRole('link', { name: words.calendar })).toHaveCount(0);
      await expectNoSidewaysScroll(page);
      await expectAccessibleAt(page, [320, 390, 1280]);

      await page.goto(`${order.pathname}/tickets/1?lang=${language}`);
      await expect(page.getByText(words.ticket)).toBeVisible();
      await expect(page.getByRole('img', { name: /QR/ })).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessibleAt(page, [320, 390, 1280]);

      await page.goto(`${order.pathname}?lang=${language}`);
      await page.locator('summary').filter({ hasText: words.returnTicket }).press('Enter');
      await page.getByRole('button', { name: words.yes }).press('Enter');
      await expect(page.getByText(words.cancelled)).toHaveCount(1);
      await expect(page.getByText(words.postponed)).toBeVisible();
    });
  });
