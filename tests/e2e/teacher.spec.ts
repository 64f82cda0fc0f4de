import { expect, type Page, test } from '@playwright/test';
import { newAddress, signIn } from './accounts.ts';
import { expectAccessible, expectNoSidewaysScroll } from './axe.ts';
import { CALENDAR } from './booking.ts';
import { roomyDate } from './group-dates.ts';
import { isHydrated } from './hydration.ts';

const NAMES = 'Mia\tBerg\nÖzgür\tKaya';

/** Programme of what is for schools and nurseries. */
const programme = (language: 'de' | 'en') => `${CALENDAR[language]}?type=5`;

/** Opens the booking of a date of the programme that classes book, by touch: not the first, which other journeys fill. */
async function chooseClassDate(page: Page): Promise<void> {
  await page.goto(programme('de'));
  await isHydrated(page);
  await page
    .locator('main')
    .getByRole('link', { name: /Klasse · ab / })
    .last()
    .tap();
  await page.waitForURL(/\/webshop\/groups\?/);
}

test.describe('a teacher with a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  // Playwright cannot touch in Firefox.
  test('books a class from the programme, changes its number, names children, and comes in on one code', {
    tag: '@chromium-only',
  }, async ({ page, browser }) => {
    await chooseClassDate(page);
    await isHydrated(page);
    const chosen = new URL(page.url()).searchParams.get('event') ?? '';
    await expect(page.locator('.group-dates').locator(`input[value="${chosen}"]`)).toBeChecked();
    await expectNoSidewaysScroll(page);
    await page.getByRole('spinbutton', { name: 'Kind in der Gruppe', exact: true }).fill('11');
    await page.getByRole('button', { name: 'Eins mehr: Begleitung der Gruppe' }).tap();
    await expect(page.getByRole('button', { name: /^Zahlungspflichtig bestellen: 44\s€/ })).toBeVisible();
    const booked = await roomyDate(page, 3).inputValue();
    await page.locator('.group-dates').locator(`input[value="${booked}"]`).check();
    const form = page.locator('.group-form');
    for (const [label, value] of [
      ['Schule oder Kita', 'Grundschule am Auwald'],
      ['Klasse oder Gruppe', '2b'],
      ['Vorname', 'Tomke'],
      ['Nachname', 'Brandt'],
      ['Deine E-Mail', newAddress('lehrerin')],
    ] as const)
      await form.getByLabel(label).fill(value);
    await expect(page.getByRole('button', { name: 'Erst einmal nur anfragen' })).toBeVisible();
    await page.screenshot({ path: 'test-results/teacher-book-390.png', fullPage: true });
    await page.getByRole('button', { name: /^Zahlungspflichtig bestellen: / }).tap();

    await page.waitForURL(/\/webshop\/orders\//);
    await expect(page.getByText('Ein Code gilt für alle 12.')).toBeVisible();
    await page.getByText('Anzahl ändern').tap();
    await page.getByLabel('Kind in der Gruppe').fill('12');
    await page.getByRole('button', { name: 'Neue Anzahl übernehmen' }).tap();
    await expect(page.getByText('Eure Anzahl ist geändert.', { exact: false })).toBeVisible();
    await expect(page.getByText('Ein Code gilt für alle 13.')).toBeVisible();

    await page.getByText('Namen eintragen, wenn ihr mögt').tap();
    const names = page.getByLabel('Namen, einer pro Zeile');
    await names.fill(Array.from({ length: 14 }, (_, index) => `Kind ${index}`).join('\n'));
    await page.getByRole('button', { name: 'Namen speichern' }).tap();
    await expect(page.getByText('Das sind mehr Namen, als ihr seid.', { exact: false })).toBeVisible();
    await isHydrated(page);
    await names.fill(NAMES);
    await page.getByRole('button', { name: 'Namen speichern' }).tap();
    await expect(page.getByText('Eure Namen sind gespeichert.')).toBeVisible();
    await page.getByText('Namen eintragen, wenn ihr mögt').tap();
    await expect(names).toHaveValue('Mia Berg\nÖzgür Kaya');
    await page.getByText('Allergien und Bedürfnisse, falls wir sie kennen sollen').tap();
    await page.getByLabel('Ohne Gluten').fill('2');
    const save = page.getByRole('button', { name: 'Allergien und Bedürfnisse speichern' });
    await save.tap();
    await expect(page.getByText('Dafür brauchen wir deine Einwilligung.', { exact: false })).toBeVisible();
    await expect(page.getByLabel('Ohne Gluten')).toHaveValue('2');
    await page.getByLabel('Ihr dürft diese Angaben', { exact: false }).check();
    await save.tap();
    await expect(page.getByText('Allergien und Bedürfnisse sind gespeichert.')).toBeVisible();
    await page.getByText('Allergien und Bedürfnisse, falls wir sie kennen sollen').tap();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.screenshot({ path: 'test-results/teacher-order-390.png', fullPage: true });

    const number =
      (await page
        .getByText(/BS-[A-Z2-9]{3}-[A-Z2-9]{3}/)
        .first()
        .textContent()) ?? '';
    const [order = ''] = /BS-[A-Z2-9]{3}-[A-Z2-9]{3}/.exec(number) ?? [];
    const door = await (
      await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
    ).newPage();
    await signIn(door, 'einlass');
    await door.goto(`/cms-hub/check-in/${booked}?${new URLSearchParams({ lang: 'de', door: 'Tür 1' })}`);
    await door.getByText('Tippen').tap();
    await door.getByLabel('Nummer des Tickets oder der Bestellung').fill(`${order}-1`);
    await door.keyboard.press('Enter');
    await expect(door.getByRole('heading', { name: 'Kommt rein.' })).toBeVisible();
    await expect(door.getByRole('alert')).toContainText('Grundschule am Auwald, 2b');
    await expect(door.getByRole('alert')).toContainText('13');
    await expectAccessible(door);
    await door.screenshot({ path: 'test-results/teacher-door-390.png', fullPage: true });
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page of a date for classes leads to their booking, and a cart takes no price of theirs', async ({
    page,
  }) => {
    await page.goto(programme('en'));
    const link = page
      .locator('main')
      .getByRole('link', { name: /Class · from / })
      .first();
    const path = await link.getAttribute('href');
    const jetId = new URLSearchParams(path?.split('?')[1]).get('event');
    const { results } = await (await page.request.get('/en/api/events/?page_size=100')).json();
    const listed = results.find((event: { id_jet: number }) => String(event.id_jet) === jetId);
    const event = await (await page.request.get(`/en/api/events/${listed.id}/`)).json();
    const [group] = event.seat_groups;
    expect(group.prices[0]).toMatchObject({ group_from: 10, for_groups: true });

    await page.goto(event.link.url);
    await expect(page.locator('.booking-inline')).toContainText(
      'This date is for classes and other groups of 10 or more.',
    );
    await expect(page.locator('.booking-inline').getByRole('spinbutton')).toHaveCount(0);
    await page.locator('.booking-inline').getByRole('link', { name: 'Book as a class' }).press('Enter');
    await expect(page.locator(`input[name="event"][value="${jetId}"]`)).toBeChecked();
    await expectNoSidewaysScroll(page);
  });
});
