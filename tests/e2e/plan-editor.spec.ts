import { expect, type Locator, type Page, test } from '@playwright/test';
import { signInAs } from './accounts.ts';
import { expectAccessibleAt } from './axe.ts';
import { isHydrated } from './hydration.ts';
import { ownWord } from './own-word.ts';

const photographed = (page: Page, name: string) =>
  page.screenshot({ path: `test-results/quick/plan-editor-${name}.png`, fullPage: true });
const canvas = (page: Page) => page.getByRole('listbox');
const seat = (page: Page, name: string) => canvas(page).getByRole('option', { name, exact: false });
const selected = (page: Page) => canvas(page).locator('[role=option][aria-selected=true]');
const saved = (page: Page) => page.locator('.plan-saving-saved');

/** Opens a new plan in the editor. */
async function openPlan(page: Page, language: 'de' | 'en'): Promise<void> {
  await signInAs(page, 'kasse', language, `/cms-hub/seating-plans?lang=${language}`);
  await page.getByLabel('Name').fill(`Saal ${ownWord()}`);
  await page.getByRole('button', { name: language === 'de' ? 'Plan anlegen' : 'Create plan' }).click();
  await isHydrated(page);
  await expect(canvas(page)).toBeVisible();
}

/** The same with rows from the generator. */
async function openHall(page: Page, { rows = '3', seats = '8' } = {}): Promise<void> {
  await openPlan(page, 'en');
  await page.getByLabel('Rows', { exact: true }).fill(rows);
  await page.getByLabel('Seats per row').fill(seats);
  await page.getByLabel('First row is called').fill('S1');
  await page.getByRole('button', { name: 'Add rows' }).click();
  await expect(seat(page, 'Row S1, seat 1,')).toBeFocused();
  await expect(saved(page)).toBeVisible();
  await page.keyboard.press('Escape');
}

async function middleOf(mark: Locator): Promise<{ x: number; y: number }> {
  const box = await mark.boundingBox();
  if (!box) throw new Error('not drawn');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('a hall is drawn by keys alone', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await openPlan(page, 'de');
  await page.getByRole('button', { name: 'Reihe', exact: true }).press('Enter');
  await expect(seat(page, 'Reihe A, Platz 1,')).toBeFocused();
  await page.getByRole('button', { name: 'Bogen', exact: true }).press('Enter');
  await expect(page.getByText('20 Plätze, 2 Reihen')).toBeVisible();
  await expect(selected(page)).toHaveCount(10);

  // Arrows lead over the plan; one stop of the Tab key.
  await page.keyboard.press('Escape');
  await expect(selected(page)).toHaveCount(0);
  await page.keyboard.press('ArrowUp');
  await expect(seat(page, 'Reihe A, Platz 1,')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(canvas(page).getByRole('option', { name: 'Bühne' })).toBeFocused();
  await expect(canvas(page).locator('[tabindex="0"]')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await expect(seat(page, 'Reihe A, Platz 10,')).toBeFocused();

  // Space selects, Shift extends, Alt moves.
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(selected(page)).toHaveCount(2);
  const places = () => seat(page, 'Reihe A, Platz 10,').locator('circle').first().getAttribute('cx');
  const before = Number(await places());
  await page.keyboard.press('Alt+ArrowRight');
  await page.keyboard.press('Alt+Shift+ArrowRight');
  await expect.poll(async () => Number(await places())).toBe(before + 11);
  await expect(seat(page, 'Reihe A, Platz 9,')).toBeFocused();

  // The whole row gets another name and other numbers.
  await page.keyboard.press('Shift+Space');
  await expect(selected(page)).toHaveCount(10);
  await page.keyboard.press('F2');
  await page.keyboard.type('S1');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Reihe S1' })).toBeVisible();
  await page.getByLabel('Platz 1 ist').selectOption('from-right');
  await expect(page.getByRole('cell', { name: '10–1', exact: true })).toBeVisible();
  await page.getByLabel('stufenlos').last().press('Space');
  await expect(seat(page, 'Reihe S1, Platz 2, ').first()).toHaveAccessibleName(/stufenlos/);
  await expect(saved(page)).toBeVisible();
  await photographed(page, 'keys-de');
  await expectAccessibleAt(page, [1440, 390]);
  await page.setViewportSize({ width: 1440, height: 1000 });

  // Undo and redo, by keys and by buttons.
  await seat(page, 'Reihe S1, Platz 10,').focus();
  await page.keyboard.press('Delete');
  await expect(page.getByText('10 Plätze, 1 Reihe')).toBeVisible();
  await expect(canvas(page).locator('[role=option]:focus')).toHaveCount(1);
  await page.keyboard.press('Control+z');
  await expect(page.getByText('20 Plätze, 2 Reihen')).toBeVisible();
  await page.keyboard.press('Control+Shift+z');
  await expect(page.getByText('10 Plätze, 1 Reihe')).toBeVisible();
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(page.getByText('20 Plätze, 2 Reihen')).toBeVisible();
  await expect(saved(page)).toBeVisible();

  // The generator is a step like the others.
  await page.getByLabel('Reihen', { exact: true }).fill('2');
  await page.getByRole('button', { name: 'Reihen einsetzen' }).press('Enter');
  await expect(page.getByText('40 Plätze, 4 Reihen')).toBeVisible();
  await expect(seat(page, 'Reihe C, Platz 1,')).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(page.getByText('20 Plätze, 2 Reihen')).toBeVisible();
  await expect(saved(page)).toBeVisible();

  // The forms work on the same document.
  await page.reload();
  await expect(page.getByRole('cell', { name: '10–1', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Version 1 freigeben' }).click();
  await expect(page.getByText('Version 1 ist dieser Plan')).toBeVisible();
});

test('a hall is drawn with the pointer', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await openHall(page);
  const first = await middleOf(seat(page, 'Row S1, seat 1,'));
  const last = await middleOf(seat(page, 'Row S2, seat 2,'));
  // A lasso over the first two seats of two rows.
  await page.mouse.move(first.x - 20, first.y - 20);
  await page.mouse.down();
  await page.mouse.move(last.x + 18, first.y - 20, { steps: 4 });
  await page.mouse.move(last.x + 18, last.y + 20, { steps: 4 });
  await page.mouse.move(first.x - 20, last.y + 20, { steps: 4 });
  await page.mouse.up();
  await expect(selected(page)).toHaveCount(4);
  await expect(page.getByRole('heading', { name: '4 seats' })).toBeVisible();
  await seat(page, 'Row S3, seat 1,').click({ modifiers: ['Shift'] });
  await expect(selected(page)).toHaveCount(5);
  await seat(page, 'Row S3, seat 1,').click({ modifiers: ['Shift'] });
  await expect(selected(page)).toHaveCount(4);

  // A drag moves what is selected, to the holes of the grid.
  const placeOf = async (name: string) => {
    const mark = seat(page, name).locator('circle').first();
    return [Number(await mark.getAttribute('cx')), Number(await mark.getAttribute('cy'))];
  };
  const before = await placeOf('Row S1, seat 1,');
  await page.mouse.move(first.x, first.y);
  await page.mouse.down();
  await page.mouse.move(first.x - 60, first.y - 5, { steps: 6 });
  await page.mouse.up();
  await expect.poll(async () => (await placeOf('Row S1, seat 1,'))[0]).toBeLessThan(before[0] ?? 0);
  const [x = 0, y = 0] = await placeOf('Row S1, seat 1,');
  expect([x % 24, y % 24]).toEqual([0, 0]);

  // A press on the name selects the row; its frame has a hole that bends.
  await page.locator('[data-row]').nth(1).click();
  await expect(page.getByRole('heading', { name: 'Row S2' })).toBeVisible();
  await expect(page.locator('tr[aria-current=true]')).toHaveCount(1);
  const hole = await middleOf(page.locator('[data-handle=bend]'));
  await page.mouse.move(hole.x, hole.y);
  await page.mouse.down();
  await page.mouse.move(hole.x, hole.y + 30, { steps: 5 });
  await photographed(page, 'pointer-en');
  await page.mouse.up();
  await expect(page.locator('.plan-panel').getByLabel('Curve in cm')).not.toHaveValue('24');

  // Dragging back at the handle and Escape leave the row in its place.
  const handle = await middleOf(page.locator('[data-handle=drag]'));
  const row = await placeOf('Row S2, seat 8,');
  await page.mouse.move(handle.x, handle.y);
  await page.mouse.down();
  await page.mouse.move(handle.x + 100, handle.y + 100, { steps: 4 });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  expect(await placeOf('Row S2, seat 8,')).toEqual(row);
  await expect(saved(page)).toBeVisible();
});

test('checks lead to their place while a plan is drawn', async ({ page }) => {
  await openHall(page);
  await seat(page, 'Row S2, seat 8,').focus();
  await page.keyboard.press('F2');
  await page.keyboard.type('7');
  await page.keyboard.press('Enter');
  await expect(page.locator('.seating-error')).toContainText('Two seats have the same number');
  await expect(page.getByRole('button', { name: 'Release version 1' })).toHaveCount(0);
  await seat(page, 'Row S1, seat 1,').click();
  await page.getByRole('button', { name: /^Show Two seats have the same number/ }).click();
  await expect(canvas(page).locator('[role=option]:focus')).toHaveAccessibleName(
    /Row S2, seat 7, .*has an error/,
  );
  await photographed(page, 'checks-en');
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('button', { name: 'Release version 1' })).toBeVisible();
});

test('of two people who draw one plan the second is refused, and loses nothing', async ({
  page,
  browser,
}) => {
  await openHall(page);
  const other = await (
    await browser.newContext({ storageState: await page.context().storageState() })
  ).newPage();
  await other.goto(page.url());
  await isHydrated(other);
  await seat(other, 'Row S3, seat 8,').focus();
  await other.keyboard.press('Delete');
  await expect(other.getByText('23 seats, 3 rows')).toBeVisible();
  await expect(saved(other)).toBeVisible();

  await seat(page, 'Row S1, seat 1,').focus();
  await page.keyboard.press('Shift+Space');
  await page.keyboard.press('Delete');
  await expect(page.getByText('Somebody else has changed this plan')).toBeVisible();
  await expect(page.getByText('Not saved', { exact: true })).toBeVisible();
  await expect(page.getByText('16 seats, 2 rows')).toBeVisible();
  // A form that is pressed now does not count later.
  await page.getByRole('button', { name: 'Release version 1' }).click();
  await page.getByRole('button', { name: 'Show the other changes' }).click();
  await expect(page.getByText('23 seats, 3 rows')).toBeVisible();
  await expect(page.getByText('No version yet')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('16 seats, 2 rows')).toBeVisible();
  await expect(saved(page)).toBeVisible();
  await other.reload();
  await expect(other.getByText('16 seats, 2 rows')).toBeVisible();
  await other.context().close();
});

test('the stage and texts are placed and named', async ({ page }) => {
  await openHall(page);
  await page.getByRole('button', { name: 'Text', exact: true }).click();
  const text = canvas(page).getByRole('option', { name: 'Label: Text' });
  await expect(text).toBeFocused();
  const place = async (mark: Locator) => Number(await mark.locator('rect').first().getAttribute('x'));
  const before = await place(text);
  await page.keyboard.press('Alt+Shift+ArrowLeft');
  await expect.poll(() => place(text)).toBe(before - 10);
  await page.keyboard.press('F2');
  await page.keyboard.type('Gehreihe');
  await page.keyboard.press('Enter');
  await page.getByLabel('Text in English').fill('Walkway');
  await page.getByLabel('Width in cm').fill('0');
  await page.getByLabel('Width in cm').press('Enter');
  await expect(page.getByLabel('Width in cm')).toHaveValue('300');
  const walkway = canvas(page).getByRole('option', { name: 'Label: Walkway' });
  await expect(walkway).toBeVisible();
  // The stage that there is gets the focus; there is no second.
  await page.getByRole('button', { name: 'Stage', exact: true }).click();
  await expect(canvas(page).getByRole('option', { name: 'Stage: Stage' })).toBeFocused();
  await walkway.click();
  await page.keyboard.press('Delete');
  await expect(walkway).toHaveCount(0);
  await expect(saved(page)).toBeVisible();
});

test('a single seat gets features, an aisle and a neighbour', async ({ page }) => {
  await openHall(page);
  await seat(page, 'Row S1, seat 4,').click();
  const panel = page.locator('.plan-panel');
  await panel.getByLabel('aisle after seat 4').check();
  await expect(
    page.getByRole('row', { name: /S1/ }).getByRole('cell', { name: '4', exact: true }),
  ).toBeVisible();
  await panel.getByLabel('restricted view').check();
  await panel.getByLabel('In English').fill('Behind a pillar');
  await panel.getByLabel('In English').press('Enter');
  await expect(seat(page, 'Row S1, seat 4,')).toHaveAccessibleName(/Behind a pillar/);
  await page.getByRole('button', { name: 'Wheelchair', exact: true }).click();
  await expect(seat(page, 'Row S1, seat 9,')).toBeFocused();
  await expect(seat(page, 'Row S1, seat 9,')).toHaveAccessibleName(/wheelchair place, step-free/);
  await expect(page.locator('.seating-warning')).toContainText('No seat for a companion');
  await seat(page, 'Row S1, seat 8,').click();
  await panel.getByLabel('companion’s seat').check();
  await expect(page.locator('.seating-warning')).toHaveCount(0);
  await page.getByRole('button', { name: 'Row S3: select' }).click();
  await panel.getByRole('radio', { name: '5 of 5' }).check();
  await expect(page.getByRole('row', { name: /S3/ }).getByRole('cell', { name: '5 of 5' })).toBeVisible();
  await expectAccessibleAt(page, [1440, 390]);
});

test('a draft that cannot be saved says so and stays', async ({ page }) => {
  await openHall(page);
  await page.route('**/draft/', (route) => route.abort());
  await seat(page, 'Row S1, seat 1,').focus();
  await page.keyboard.press('Delete');
  await expect(page.getByText('Your changes could not be saved.')).toBeVisible();
  await expect(page.getByText('23 seats, 3 rows')).toBeVisible();
  await page.unroute('**/draft/');
  await page.getByRole('button', { name: 'Save again' }).click();
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(page.getByText('23 seats, 3 rows')).toBeVisible();
  // A form that is sent at once waits for the draft.
  await isHydrated(page);
  await seat(page, 'Row S1, seat 2,').focus();
  await page.keyboard.press('Delete');
  await page.getByRole('button', { name: 'Release version 1' }).click();
  await expect(page.getByText('Version 1 is this plan')).toBeVisible();
  await expect(page.getByText('22 seats, 3 rows')).toBeVisible();
});

test('a phone gets seats for fingers, and a picture to trace stays in the browser', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHall(page, { rows: '4', seats: '12' });
  await seat(page, 'Row S2, seat 3,').click();
  await expect(page.getByRole('heading', { name: 'Row S2, seat 3' })).toBeVisible();
  await page.getByRole('button', { name: 'Larger' }).click();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await page.getByLabel('Picture below').setInputFiles({
    ...{ name: 'hall.svg', mimeType: 'image/svg+xml' },
    buffer: Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20" fill="teal"/></svg>',
    ),
  });
  await expect(page.locator('.plan-picture')).toBeVisible();
  await expectAccessibleAt(page, [390]);
  await photographed(page, 'phone-en');
  await page.getByRole('button', { name: 'Remove picture' }).click();
  await expect(page.locator('.plan-picture')).toHaveCount(0);
  expect(sent).toEqual([]);
});

test('a hall of 4,900 seats can be drawn', async ({ page }) => {
  await openPlan(page, 'en');
  for (const zone of ['Stalls', 'Balcony']) {
    await page.getByLabel('Rows', { exact: true }).fill('49');
    await page.getByLabel('Seats per row').fill('50');
    await page.getByLabel('First row is called').fill('A');
    await page.getByLabel('Part of the hall').fill(zone);
    await page.getByRole('button', { name: 'Add rows' }).click();
    await expect(page.getByRole('row', { name: new RegExp(zone) })).toHaveCount(49);
  }
  await expect(page.getByText('4,900 seats, 98 rows')).toBeVisible();
  await seat(page, 'Stalls, Row A, seat 1,').focus();
  await page.keyboard.press('Control+a');
  await expect(selected(page)).toHaveCount(4900);
  await page.keyboard.press('Alt+Shift+ArrowDown');
  await page.getByRole('button', { name: 'Straight line' }).click();
  await expect(saved(page)).toBeVisible();
});
