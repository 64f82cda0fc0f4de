import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { signInAs } from './accounts.ts';
import { expectAccessibleAt, expectNoSidewaysScroll } from './axe.ts';
import { ownWord } from './own-word.ts';

const fixture = (name: string) => ({
  ...{ name, mimeType: 'application/json' },
  buffer: readFileSync(
    new URL(`../../features/box-office/seating/reading/fixtures/${name}`, import.meta.url),
  ),
});
const photographed = (page: Page, name: string) =>
  page.screenshot({ path: `test-results/quick/seating-${name}.png`, fullPage: true });

for (const { language, width, hasScripts } of [
  { language: 'de', width: 1440, hasScripts: false },
  { language: 'en', width: 390, hasScripts: true },
] as const)
  test(`a hall is made, imported and released, ${language}, ${width} px`, async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: hasScripts, viewport: { width, height: 900 } });
    const said = {
      de: {
        ...{ name: 'Name', create: 'Plan anlegen', first: 'Erste Reihe heißt', add: 'Reihen einsetzen' },
        ...{ file: 'Datei', read: 'Datei einlesen', refused: 'Das passt noch nicht', line: 'Zeile 30' },
        ...{ undo: 'Rückgängig', release: 'Version 1 freigeben', released: 'Version 1 ist dieser Plan' },
        ...{
          people: 'Anzahl der Personen',
          best: 'Beste Plätze zeigen',
          proposal: 'Saal, Reihe S4: 5, 6, 7, 8',
        },
        ...{ seats: '60 Plätze, 5 Reihen', change: 'Ändern Reihe S5', row: 'Reihe S5', save: 'Reihe ändern' },
      },
      en: {
        ...{ name: 'Name', create: 'Create plan', first: 'First row is called', add: 'Add rows' },
        ...{ file: 'File', read: 'Import file', refused: 'That doesn’t fit yet', line: 'Line 30' },
        ...{ undo: 'Undo', release: 'Release version 1', released: 'Version 1 is this plan' },
        ...{ people: 'Number of people', best: 'Show best seats', proposal: 'Hall, row S4: 5, 6, 7, 8' },
        ...{ seats: '60 seats, 5 rows', change: 'Change row S5', row: 'Row S5', save: 'Change row' },
      },
    }[language];
    await signInAs(page, 'kasse', language, `/cms-hub/seating-plans?lang=${language}`);
    await expect(page.getByRole('main').getByRole('listitem')).not.toHaveCount(0);
    if (hasScripts) await expectAccessibleAt(page, [width]);
    await photographed(page, `list-${language}`);
    await page.getByLabel(said.name).fill(`Saal ${ownWord()}`);
    await page.getByRole('button', { name: said.create }).click();

    await page.getByLabel(said.first).fill('S4');
    await page.getByRole('button', { name: said.add }).click();
    await expect(page.getByText(said.seats)).toBeVisible();
    await photographed(page, `made-${language}`);

    await page.getByLabel(said.people).fill('4');
    await page.getByRole('button', { name: said.best }).click();
    await expect(page.getByText(said.proposal)).toBeVisible();
    await photographed(page, `tried-${language}`);

    await page.getByRole('link', { name: said.change }).click();
    await expect(page.getByRole('heading', { name: said.row, exact: true })).toBeVisible();
    await page.locator('#seating-row select[name=numbering]').selectOption('odd-left');
    if (hasScripts) await expectAccessibleAt(page, [width]);
    await page.getByRole('button', { name: said.save }).click();
    await expect(page.getByRole('cell', { name: '11 9 7 5 3 1 2 4 6 8 10 12' })).toBeVisible();

    await page.getByLabel(said.file, { exact: true }).setInputFiles(fixture('pretix-faults.json'));
    await page.getByRole('button', { name: said.read }).click();
    await expect(page.getByRole('heading', { name: said.refused })).toBeVisible();
    await expect(page.getByText(said.line)).toBeVisible();
    if (hasScripts) await expectAccessibleAt(page, [width]);
    await photographed(page, `refused-${language}`);
    await expect(page.getByText(said.seats)).toBeVisible();

    await page.getByLabel(said.file, { exact: true }).setInputFiles(fixture('pretix-balcony.json'));
    await page.getByRole('button', { name: said.read }).click();
    await expect(page.getByRole('row', { name: /Rang/ })).toHaveCount(4);
    await photographed(page, `imported-${language}`);
    // Categories of a file that nobody sells stop a version.
    await expect(page.getByRole('button', { name: said.release })).toHaveCount(0);
    await page.getByRole('button', { name: said.undo }).click();
    await page.getByRole('button', { name: said.release }).click();
    await expect(page.getByText(said.released)).toBeVisible();
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
    await page.close();
  });
