import { expect, type Page, test } from '@playwright/test';
import { signInAs } from './accounts.ts';
import { expectAccessibleAt } from './axe.ts';
import { callHeaders } from './call-headers.ts';
import { openCounter } from './counter-page.ts';

const MINUTE_MS = 60_000;

const cart = (page: Page) => page.locator('#counter-cart');
const sold = (page: Page) => page.locator('#counter-sold');
const photographed = (page: Page, name: string) =>
  page.screenshot({ path: `test-results/counter-${name}.png`, fullPage: true });

for (const { language, width, hasScripts } of [
  { language: 'en', width: 390, hasScripts: true },
  { language: 'de', width: 1440, hasScripts: false },
] as const)
  test(`an evening after the public sale has closed, ${language}, ${width} px`, async ({ browser }) => {
    test.slow();
    const page = await browser.newPage({
      ...{ hasTouch: true, javaScriptEnabled: hasScripts, viewport: { width, height: 844 } },
    });
    await signInAs(page, 'leitung', 'de', '/de');
    const answer = await page.request.patch('/api/admin/settings/', {
      headers: { ...(await callHeaders(page)), 'if-match': '*' },
      data: { overbooking_per_date: 2 },
    });
    expect(answer.status()).toBe(200);
    await page.context().clearCookies();
    await openCounter(page, { hasScripts, language, startsInMs: 20 * MINUTE_MS });
    const said = {
      en: { all: '20 tickets', more: '21 tickets', left: 'One more ticket', inside: '21 people are inside.' },
      de: {
        all: '20 Tickets',
        more: '21 Tickets',
        left: 'noch ein Ticket',
        inside: '21 Personen sind drin.',
      },
    }[language];
    const press = page.locator('[data-prices] button[name=add]').first();
    await page.locator('[data-prices] input[name=count]').fill('20');
    await press.tap();
    await expect(cart(page)).toContainText(said.all);
    const anyway = page.locator('[data-overbook]');
    await expect(anyway).toContainText('2');
    await photographed(page, `sold-out-${language}`);
    await anyway.locator('input[name=reason]').fill('Stammgast');
    await anyway.locator('button[name=add]').first().tap();
    await expect(cart(page)).toContainText(said.more);
    await expect(anyway).toContainText(said.left);
    if (hasScripts) await expectAccessibleAt(page, [width]);
    await page.locator('[data-pay] button[value=sell]').tap();
    await expect(sold(page)).toContainText(said.more);
    await page.locator('button[value=admit]').tap();
    await expect(page.getByText(said.inside)).toBeVisible();
    await photographed(page, `let-in-${language}`);
    if (hasScripts) await expectAccessibleAt(page, [width]);
    await page.close();
  });
