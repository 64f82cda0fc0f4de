import { expect, type Page, test } from '@playwright/test';
import { newAddress } from './accounts.ts';
import { expectAccessible, expectNoSidewaysScroll } from './axe.ts';
import { tried } from './extent.ts';
import { openRoomy, roomyDate } from './group-dates.ts';
import { isHydrated } from './hydration.ts';

const WORDS = {
  de: {
    title: 'Wir kommen als Klasse',
    heads: 'Kind in der Gruppe',
    withPass: 'davon: Kind mit Auental-Pass',
    along: 'Begleitung der Gruppe',
    typed: ['Schule oder Kita', 'Klasse oder Gruppe', 'Vorname', 'Nachname', 'Deine E-Mail'],
    work: 'Summe ausrechnen',
    order: /^Zahlungspflichtig bestellen: /,
    all: '12 auf einen Streich',
    tooFew: 'Gruppenpreise gibt es ab 10.',
    code: 'Ein Code gilt für alle 12.',
    show: 'Code zeigen',
    admits: 'Gilt für alle 12',
  },
  en: {
    title: 'We come as a class',
    heads: 'Child in the group',
    withPass: 'of those: Child with Auental pass',
    along: 'Adult with the group',
    typed: ['School or nursery', 'Class or group', 'First name', 'Last name', 'Your email address'],
    work: 'Work out the total',
    order: /^Order and pay: /,
    all: '12 in one go',
    tooFew: 'Group prices are for 10 or more.',
    code: 'One code admits all 12 of you.',
    show: 'Show the code',
    admits: 'Admits all 12 of you',
  },
} as const;

async function fillIn(page: Page, language: 'de' | 'en'): Promise<void> {
  const values = ['Grundschule am Auwald', '2b', 'Tomke', 'Brandt', newAddress('brandt')];
  for (const [index, label] of WORDS[language].typed.entries())
    await page
      .locator('.group-form')
      .getByLabel(label)
      .fill(values[index] ?? '');
}

for (const language of tried(['de', 'en'] as const))
  for (const [javaScriptEnabled, width] of tried([
    [true, 390],
    [false, 320],
    [true, 1440],
  ] as const))
    test.describe(`in ${language}, ${javaScriptEnabled ? 'with' : 'without'} scripts, ${width} px wide`, () => {
      test.use({ javaScriptEnabled, viewport: { width, height: 900 } });

      test('a class is booked with one order, on one invoice and one code', async ({ page }) => {
        const words = WORDS[language];
        await openRoomy(page, language);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title);
        await page.locator('.group-productions').getByRole('link').first().click();
        await expect(page.getByRole('spinbutton', { name: words.heads })).toBeVisible();
        await expectNoSidewaysScroll(page);
        if (javaScriptEnabled) {
          await isHydrated(page);
          await expectAccessible(page);
        }
        await page.getByRole('spinbutton', { name: words.heads, exact: true }).fill('4');
        await fillIn(page, language);
        if (!javaScriptEnabled) await page.getByRole('button', { name: words.work }).press('Enter');
        await page.getByRole('button', { name: words.order }).press('Enter');
        await expect(page.getByRole('alert')).toContainText(words.tooFew);

        await page.getByRole('spinbutton', { name: words.heads, exact: true }).fill('10');
        await page.getByRole('spinbutton', { name: words.withPass }).fill('3');
        await page.getByRole('spinbutton', { name: words.along }).fill('2');
        if (!javaScriptEnabled) await page.getByRole('button', { name: words.work }).press('Enter');
        // Names all of them once the page has worked out the total.
        await expect(page.getByRole('heading', { name: words.all })).toBeVisible();
        await roomyDate(page).check();
        await expectNoSidewaysScroll(page);
        await page.getByRole('button', { name: words.order }).press('Enter');

        await page.waitForURL(/\/webshop\/orders\//);
        await expect(page.getByText(words.code)).toBeVisible();
        await expect(page.getByText('Grundschule am Auwald, 2b')).toBeVisible();
        await expectNoSidewaysScroll(page);
        if (javaScriptEnabled) await expectAccessible(page);
        await page.getByRole('link', { name: words.show }).click();
        await expect(page.getByText(words.admits)).toBeVisible();
      });
    });
