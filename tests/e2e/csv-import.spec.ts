import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { signIn } from './accounts.ts';
import { violationsOn } from './axe.ts';
import { ownWord } from './own-word.ts';

// The interface begins in the language of the browser.
test.use({ locale: 'de-DE' });

const csv = (text: string, name = 'plan.csv') => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
const faultless = async (page: Page) => expect(await violationsOn(page)).toEqual([]);

test('a plan is tried, put right line by line, and then brought in', async ({ page }) => {
  await signIn(page, 'redaktion');
  await page.goto('/admin/events');
  const row = page.getByRole('row').nth(1).getByRole('cell');
  await expect(row.nth(2)).toHaveText(/\S/);
  await expect(row.nth(3)).toHaveText(/\S/);
  const [production, room] = [await row.nth(2).innerText(), await row.nth(3).innerText()];

  await page.getByRole('button', { name: 'CSV einlesen' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Termine aus einer CSV-Datei' });
  const file = dialog.getByLabel('CSV-Datei');
  await dialog.getByText('Was in den Spalten steht').press('Enter');
  await expect(dialog.getByRole('rowheader', { name: 'Produktion' })).toBeVisible();
  await faultless(page);
  await dialog.getByText('Was in den Spalten steht').press('Enter');

  const [template] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('link', { name: 'Vorlage herunterladen' }).click(),
  ]);
  const headings = await readFile(await template.path(), 'utf8');
  expect(headings).toMatch(/^\uFEFF"Produktion";"Raum";"Beginn";"Ende";/);

  const line = (...cells: string[]) => `${cells.map((cell) => `"${cell}"`).join(';')}\r\n`;
  const head = line('Produktion', 'Raum', 'Beginn', 'Ende');
  const first = line(production, room, '6.5.2032 15:00', '16:00');
  await file.setInputFiles(
    csv(
      head +
        first +
        line('Der Zauberberg', room, '7.5.2032 15:00', '16:00') +
        line(production, room, '28.3.2032 02:30', ''),
    ),
  );
  await expect(dialog.getByRole('alert')).toHaveText(
    'plan.csv: 2 Stellen stimmen nicht. Angelegt wurde nichts.',
  );
  await expect(dialog.getByRole('row')).toHaveText([
    'ZeileSpalteWas nicht stimmt',
    '3Produktion»Der Zauberberg« gibt es nicht.',
    '4BeginnDiese Uhrzeit gibt es an dem Tag nicht: Die Uhren werden umgestellt.',
  ]);
  await expect(dialog.getByRole('button', { name: 'CSV einlesen' })).toBeDisabled();
  await faultless(page);

  // Spreadsheets on Windows save another encoding.
  const right = head + first + line(production, room, '7.5.2032 15:00', '');
  await file.setInputFiles({ ...csv(''), buffer: Buffer.from(right, 'latin1') });
  await expect(dialog.getByRole('alert')).toHaveText('plan.csv: 2 Zeilen, alles stimmt.');
  await faultless(page);
  await dialog.getByRole('button', { name: '2 Zeilen einlesen' }).press('Enter');
  await expect(page.getByText('2 Zeilen eingelesen')).toBeVisible();
  await expect(dialog).toBeHidden();

  await page.getByLabel('Ab', { exact: true }).fill('2032-05-01');
  const starts = page.getByRole('row').getByRole('cell').getByRole('time');
  await expect(starts).toHaveText(['Do 06.05.2032, 15:00', 'Fr 07.05.2032, 15:00']);

  // The same file once more makes no second plan.
  await page.getByRole('button', { name: 'CSV einlesen' }).click();
  await file.setInputFiles(csv(right));
  await expect(dialog.getByRole('row').nth(1)).toHaveText('2BeginnDas gibt es schon.');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.getByRole('checkbox', { name: 'Alle auswählen' }).check();
  await page.getByRole('button', { name: 'Löschen' }).click();
  await page.getByRole('button', { name: 'Ja, so machen' }).click();
  await expect(page.getByText('2 gelöscht')).toBeVisible();
});

test('addresses of an old site redirect, and other files are refused as no table', async ({ page }) => {
  await signIn(page, 'leitung');
  await page.goto('/admin/redirects?lang=en');
  await page.getByRole('button', { name: 'Import CSV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Redirects from a CSV file' });
  const file = dialog.getByLabel('CSV file');
  await file.setInputFiles(csv('\u0000\u0001', 'picture.csv'));
  await expect(dialog.getByRole('alert')).toHaveText('This isn’t a CSV file. Save the table as CSV.');
  await file.setInputFiles(csv('x'.repeat(500_000)));
  await expect(dialog.getByRole('alert')).toHaveText('The file is too large. The limit is 200 KB: split it.');
  await file.setInputFiles(csv('Old address,New address\n/de/a-csv,/de/b-csv\n/de/b-csv,/de/a-csv\n'));
  await expect(dialog.getByRole('row').nth(1)).toHaveText('3New addressThat redirects in a circle.');
  await faultless(page);
  const old = `/de/alt-csv-${ownWord()}`;
  await file.setInputFiles(csv(`Old address,New address\n${old},/de/agb\n`));
  await dialog.getByRole('button', { name: 'Import one line' }).click();
  await expect(page.getByText('One line imported')).toBeVisible();
  await page.goto(old);
  await expect(page).toHaveURL(/\/de\/agb$/);
});

test('people can be brought in from their list', async ({ page }) => {
  await signIn(page, 'redaktion');
  await page.goto('/admin/persons');
  await page.getByRole('button', { name: 'CSV einlesen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Personen aus einer CSV-Datei' });
  await dialog.getByLabel('CSV-Datei').setInputFiles(csv('Name;Gruppe\nAda Amsel;Ensemble\n'));
  await expect(dialog.getByRole('row').nth(1)).toHaveText('1Aufgabe im Haus, DeutschDiese Spalte fehlt.');
});
