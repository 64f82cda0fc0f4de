import { expect, type Page, test } from '@playwright/test';
import { signIn, signInAs } from './accounts.ts';
import { violationsOn } from './axe.ts';
import { FULL, tried } from './extent.ts';
import { isAdopted } from './hydration.ts';
import { sendByKeyboard } from './sending.ts';

// The interface begins in the language of the browser.
const GERMAN = { locale: 'de-DE' };
test.use(GERMAN);

async function openAs(page: Page, name: Parameters<typeof signInAs>[1], path: string): Promise<void> {
  await signIn(page, name);
  await page.goto(path);
}

const saveButton = (page: Page) => page.getByRole('button', { name: 'Speichern', exact: true });

test('needs permission to enter, and has its own policy', async ({ page, browser }) => {
  await page.goto('/admin/events/create?lang=de');
  await expect(page).toHaveURL(/\/de\/user\/.*next=%2Fadmin%2Fevents%2Fcreate/);
  for (const name of ['jule', 'einlass'] as const) {
    const other = await browser.newPage(GERMAN);
    await signIn(other, name);
    expect((await other.goto('/admin/events'))?.status(), name).toBe(403);
    await other.close();
  }
  await signIn(page, 'redaktion');
  const answer = await page.goto('/admin/programme/event/1/change/');
  await expect(page).toHaveURL(/\/admin\/events\/1$/);
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toMatch(/style-src 'self' 'nonce-[\w-]+'/);
  expect(policy).not.toContain('unsafe');
  // Sections an editor has no permission for are missing from the menu, and refused at their address.
  await expect(page.getByRole('menuitem', { name: 'Termine', exact: true })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Konten' })).toHaveCount(0);
  await page.goto('/admin/accounts');
  await expect(page.getByText('Dafür fehlt dir die Berechtigung')).toBeVisible();
});

test('the page of a record has its heading before the record has come', FULL, async ({ page }) => {
  await openAs(page, 'redaktion', '/admin/forms');
  let isHeld = true;
  await page.route(/\/forms\/\d+\/$/, async (route) => {
    await expect.poll(() => isHeld, { timeout: 30_000 }).toBe(false);
    await route.continue();
  });
  await page.goto('/admin/forms/1');
  await expect(page.getByRole('heading', { level: 1, name: 'Formular', exact: true })).toBeVisible();
  isHeld = false;
  await expect(page.getByRole('textbox', { name: 'Titel, Deutsch' })).not.toHaveValue('');
  await expect(page.getByRole('heading', { level: 1, name: 'Formular', exact: true })).toHaveCount(0);
});

test('a list whose rows take their time says that they come', FULL, async ({ page }) => {
  await signIn(page, 'leitung');
  const { promise: rowsMayCome, resolve: letThemCome } = Promise.withResolvers<void>();
  await page.route(/\/api\/admin\/coupons\//, async (route) => {
    await rowsMayCome;
    await route.continue();
  });
  await page.goto('/admin/coupons');
  const bar = page.getByRole('main').getByRole('progressbar', { name: 'Kommt gleich' });
  await expect(bar).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  letThemCome();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(bar).toHaveCount(0);
});

test('a date is planned as a copy of another one, and errors are shown at their fields', async ({ page }) => {
  await openAs(page, 'redaktion', '/admin/events');
  await page.getByRole('row').nth(1).getByRole('cell').nth(1).click();
  await page.getByRole('link', { name: 'Neu aus diesem' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Termin: neu' })).toBeVisible();
  await page.getByLabel('Beginn').fill('2031-05-04T15:00');
  await page.getByLabel('Ende').fill('2031-05-04T14:00');
  await saveButton(page).click();
  await expect(page.getByText('Das Ende liegt vor dem Beginn.')).toBeVisible();
  await page.getByLabel('Ende').fill('2031-05-04T16:00');
  await saveButton(page).click();
  await expect(page).toHaveURL(/\/admin\/events\/\d+$/);
  await expect(page.getByLabel('Beginn')).toHaveValue('2031-05-04T15:00');

  await page.getByRole('button', { name: 'Mehr Termine davon' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mehr Termine davon' });
  await dialog.getByLabel('bis zum').fill('2031-05-25');
  await dialog.getByRole('checkbox', { name: 'So 18. Mai' }).uncheck();
  // The answer to the first gets lost: asked for again, the server knows that it is there.
  const isCreation = (url: URL) => url.pathname.endsWith('/events/');
  await page.route(
    isCreation,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await dialog.getByRole('button', { name: '2 Termine anlegen' }).click();
  await expect(dialog.getByRole('alert')).toContainText('So 11. Mai');
  await dialog.getByRole('button', { name: /^1 / }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole('menuitem', { name: 'Termine', exact: true }).click();
  await page.getByLabel('Ab', { exact: true }).fill('2031-05-01');
  const starts = page.getByRole('row').getByRole('cell').getByRole('time');
  await expect(starts).toHaveText(['So 04.05.2031, 15:00', 'So 11.05.2031, 15:00', 'So 25.05.2031, 15:00']);
  await page.getByRole('checkbox', { name: 'Alle auswählen' }).check();
  await page.getByRole('button', { name: 'Löschen' }).click();
  await page.getByRole('button', { name: 'Ja, so machen' }).click();
  await expect(page.getByText('3 gelöscht')).toBeVisible();
});

test('two people in one form: the second one chooses field by field', async ({ page, browser }) => {
  await openAs(page, 'leitung', '/admin/rooms');
  await page.getByRole('row').nth(1).getByRole('cell').nth(1).click();
  const floor = page.getByLabel('Stockwerk, Deutsch');
  const before = await floor.inputValue();
  const position = await page.getByLabel('Reihenfolge').inputValue();

  const second = await browser.newPage(GERMAN);
  await openAs(second, 'redaktion', new URL(page.url()).pathname);
  await second.getByLabel('Reihenfolge').fill('77');
  await saveButton(second).click();
  await expect(second.getByText('Gespeichert')).toBeVisible();
  await second.close();

  await floor.fill('Ganz oben');
  await saveButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Inzwischen hat jemand anderes gespeichert' });
  await expect(dialog.getByRole('radio', { name: /^Meins: Ganz oben/ })).toBeChecked();
  await expect(dialog.getByRole('radio', { name: /^Das andere: 77/ })).toBeChecked();
  // The previous value is applied as well where it is chosen, though nobody typed it here.
  await dialog.getByRole('radio', { name: `Meins: ${position}`, exact: true }).check();
  await dialog.getByRole('button', { name: 'So übernehmen' }).click();
  await expect(floor).toHaveValue('Ganz oben');
  await saveButton(page).click();
  await expect(page.getByText('Gespeichert')).toBeVisible();
  await page.reload();
  await expect(floor).toHaveValue('Ganz oben');
  await expect(page.getByLabel('Reihenfolge')).toHaveValue(position);
  const latest = page.getByRole('region', { name: 'Verlauf' }).getByRole('listitem').first();
  await expect(latest).toContainText('geändert');
  await expect(latest).toContainText('Stockwerk');

  await floor.fill(before);
  await saveButton(page).click();
  await expect(saveButton(page)).toBeDisabled();
});

test('input survives a reload and the end of the session', FULL, async ({ page, context }) => {
  await openAs(page, 'redaktion', '/admin/genres/create');
  await page.getByLabel('Name, Deutsch').fill('Schattenspiel');
  await page.reload();
  await page.getByRole('button', { name: 'Wiederherstellen' }).click();
  await expect(page.getByLabel('Name, Deutsch')).toHaveValue('Schattenspiel');

  await context.clearCookies();
  await saveButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Deine Sitzung ist zu Ende' })).toBeVisible();
  await expect(page.getByLabel('Name, Deutsch')).toHaveValue('Schattenspiel');
  const other = await context.newPage();
  await signInAs(other, 'redaktion', 'de', '/de');
  await other.close();
  await saveButton(page).click();
  await expect(page).toHaveURL(/\/admin\/genres\/\d+$/);

  await expect(page.getByRole('heading', { level: 1, name: 'Schattenspiel' })).toBeVisible();

  // Somebody else saves before the draft is restored: both are preserved.
  await page.getByLabel('Name, Deutsch').fill('Schattentheater');
  const second = await context.newPage();
  await second.goto(page.url());
  await second.getByLabel('Reihenfolge').fill('77');
  await saveButton(second).click();
  await expect(second.getByText('Gespeichert')).toBeVisible();
  await second.close();
  await page.reload();
  await page.getByRole('button', { name: 'Wiederherstellen' }).click();
  await saveButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Inzwischen hat jemand anderes gespeichert' });
  await expect(dialog.getByRole('radio', { name: /^Meins: Schattentheater/ })).toBeChecked();
  await dialog.getByRole('button', { name: 'So übernehmen' }).click();
  await saveButton(page).click();
  await expect(page.getByText('Gespeichert')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Name, Deutsch')).toHaveValue('Schattentheater');
  await expect(page.getByLabel('Reihenfolge')).toHaveValue('77');
  await page.getByRole('button', { name: 'Löschen' }).click();
  await page.getByRole('button', { name: 'Ja, so machen' }).click();
  await expect(page).toHaveURL(/\/admin\/genres(\?|$)/);
});

test('settings of the venue are changed in one place, its menus in another', FULL, async ({ page }) => {
  await openAs(page, 'leitung', '/admin/settings/house');
  await page.getByLabel('BIC').fill('nirgends');
  await saveButton(page).click();
  await expect(page.getByText('Das ist kein BIC.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Löschen' })).toHaveCount(0);
  expect(await violationsOn(page)).toEqual([]);

  await page.goto('/admin/menus');
  await page.getByRole('cell', { name: 'Rechtliches' }).click();
  await page.getByRole('button', { name: 'Eintrag dazu' }).click();
  await page.getByLabel('Name, Deutsch').last().fill('Spielregeln');
  await page.getByLabel('Adresse, Deutsch').last().fill('/de/agb');
  await saveButton(page).click();
  await expect(page.getByText('Gespeichert')).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  const site = await page.context().newPage();
  await site.goto('/de');
  await expect(site.getByRole('contentinfo').getByRole('link', { name: 'Spielregeln' })).toHaveAttribute(
    'href',
    '/de/agb',
  );
  await site.close();

  await page.getByRole('button', { name: 'Entfernen' }).last().click();
  await saveButton(page).click();
  await expect(saveButton(page)).toBeDisabled();
  await page.reload();
  await expect(page.getByRole('button', { name: /verschieben$/ }).first()).toBeVisible();
  await expect(page.getByText('Spielregeln')).toHaveCount(0);
});

test(
  'a form is built, tried out, and filled in on the site; its words may change meanwhile',
  FULL,
  async ({ page, browser }) => {
    await openAs(page, 'redaktion', '/admin/forms/create');
    await page.getByLabel('Titel, Deutsch').fill('Kuchenwünsche');
    await page.getByLabel('Einleitung, Deutsch').fill('Was soll hinein?');
    await page.getByRole('button', { name: 'Feld dazu' }).click();
    await page.getByLabel('Frage, Deutsch').fill('Welcher Kuchen?');
    await page.getByRole('combobox', { name: 'Art' }).click();
    await page.getByRole('option', { name: 'Auswahl, eins davon' }).click();
    for (const [index, answer] of ['Möhre', 'Mohn'].entries()) {
      await page.getByRole('button', { name: 'Antwort dazu' }).click();
      await page.getByLabel('Antwort, Deutsch').nth(index).fill(answer);
    }
    const preview = page.getByRole('region', { name: 'So wird gefragt' });
    await preview.getByRole('radio', { name: 'Mohn' }).check();
    await page.getByLabel('Text des Knopfes, Deutsch').fill('Wünschen');
    await page.getByLabel('Dank danach, Deutsch').fill('Wird gebacken.');
    await page.getByLabel('auf der Website').check();
    await saveButton(page).click();
    await expect(page).toHaveURL(/\/admin\/forms\/\d+$/);
    expect(await violationsOn(page)).toEqual([]);

    const visitor = await browser.newPage(GERMAN);
    await visitor.goto(
      (await page.getByRole('link', { name: 'Auf der Seite ansehen' }).getAttribute('href')) ?? '',
    );
    await visitor.getByRole('radio', { name: 'Mohn' }).check();
    await page.getByRole('button', { name: /Welcher Kuchen/ }).click();
    await page.getByLabel('Frage, Deutsch').fill('Welcher Kuchen soll es sein?');
    await saveButton(page).click();
    await expect(page.getByText('Gespeichert')).toBeVisible();

    const send = visitor.getByRole('button', { name: 'Wünschen' });
    const changed = visitor.getByRole('alert').filter({ hasText: 'inzwischen geändert' });
    // A warning about a changed form comes however quickly it was sent: one press is enough, and a second one would send it.
    await isAdopted(send);
    await send.press('Enter');
    await expect(changed).toBeFocused();
    await expect(visitor.getByRole('group', { name: 'Welcher Kuchen soll es sein?' })).toBeVisible();
    await expect(visitor.getByRole('radio', { name: 'Mohn' })).toBeChecked();
    await sendByKeyboard(send, visitor.getByText('Wird gebacken.'));
    await visitor.close();

    await page.getByRole('button', { name: 'Löschen' }).click();
    await page.getByRole('button', { name: 'Ja, so machen' }).click();
    await expect(page.getByText('Es wird noch gebraucht von: Einsendungen.')).toBeVisible();
  },
);

test('refused bulk changes are put in the venue’s words', FULL, async ({ page }) => {
  await openAs(page, 'leitung', '/admin/venues');
  await page.getByRole('row').nth(1).getByRole('checkbox').check();
  await page.getByRole('row').nth(2).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Löschen' }).click();
  await page.getByRole('button', { name: 'Ja, so machen' }).click();
  await expect(
    page.getByText('2 von 2 blieben, wie sie waren. Es wird noch gebraucht von: Räume.'),
  ).toBeVisible();
  await expect(page.getByText('2 ausgewählt')).toBeVisible();
});

test('a series has its price for all dates, like one of a price list', FULL, async ({ page }) => {
  await openAs(page, 'leitung', '/admin/series');
  await page
    .getByRole('row', { name: /Ferienspäne/ })
    .getByRole('link')
    .click();
  await expect(page.getByLabel('Wie der Preis').first()).toHaveValue(/ · .* · Erwachsene$/);
  await expect(page.getByLabel('Für alle Termine zusammen').first()).toHaveValue(/^\d/);
  expect(await violationsOn(page)).toEqual([]);
});

test('the box office sees which series a pass is for', FULL, async ({ page }) => {
  await openAs(page, 'kasse', '/admin/pass-kinds?lang=en');
  await page
    .getByRole('row', { name: /Night Shift pass/ })
    .getByRole('link')
    .click();
  await expect(page.getByLabel('only for the series')).toHaveValue('Night Shift');
});

test('on a tablet a list is in view with all that can be done with it', FULL, async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await openAs(page, 'leitung', '/admin/events?lang=en');
  await expect(page.getByRole('link', { name: 'Create' })).toBeInViewport({ ratio: 1 });
});

test('on a phone all that can be done with those chosen is in view', FULL, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, 'leitung', '/admin/events?lang=en');
  await page.locator('.RaDataTable-row').first().getByRole('checkbox').check();
  for (const name of ['Unselect', 'Show on the website', 'Hide from the website', 'Export', 'Delete'])
    await expect(page.getByRole('button', { name, exact: true }).last()).toBeInViewport({ ratio: 1 });
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Unselect' }).click();
  await expect(page.getByRole('button', { name: 'Hide from the website' })).toBeHidden();
});

test('the box office makes a coupon by keyboard, its amount written with a comma', FULL, async ({ page }) => {
  await openAs(page, 'kasse', '/admin/coupons/create');
  await expect(page.getByRole('menuitem', { name: 'Konten' })).toHaveCount(0);
  await page.getByLabel('Code').focus();
  await page.keyboard.type('morgens');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Für die Frühen');
  await page.getByLabel('Art').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: 'Betrag' }).press('Enter');
  const amount = page.getByLabel('Betrag');
  await amount.focus();
  await page.keyboard.type('fünf');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Das ist kein Betrag.')).toBeVisible();
  await expect(amount).toHaveValue('fünf');
  expect(await violationsOn(page)).toEqual([]);
  await amount.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('5,5');
  await page.keyboard.press('Tab');
  await expect(amount).toHaveValue('5,50');
  await saveButton(page).press('Enter');
  await expect(page).toHaveURL(/\/admin\/coupons\/\d+$/);
  await expect(amount).toHaveValue('5,50');
  await page.goto('/admin/coupons');
  await expect(page.getByRole('row', { name: 'MORGENS' })).toContainText('5,50\u00a0€');
  await page.getByRole('row', { name: 'MORGENS' }).getByRole('checkbox').press('Space');
  await page.getByRole('button', { name: 'Löschen' }).press('Enter');
  await page.getByRole('button', { name: 'Ja, so machen' }).press('Enter');
  await expect(page.getByRole('row', { name: 'MORGENS' })).toHaveCount(0);
});

test('lists that are wider than a phone scroll within themselves', FULL, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'leitung');
  for (const name of ['events', 'accounts', 'redirects']) {
    await page.goto(`/admin/${name}`);
    const table = page.getByRole('table');
    await expect(table).toBeVisible();
    const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
    expect([name, widths[0]]).toEqual([name, widths[1]]);
    await expect(page.getByRole('button', { name: /^(CSV|Ganze Liste)/ }).first()).toBeInViewport();
  }
});

for (const [language, path, headline] of tried([
  ['de', '/admin/productions', 'Produktionen'],
  ['en', '/admin/productions/1', 'Nothing but Holes'],
  ['de', '/admin/events/1', ','],
  ['en', '/admin/events', 'Dates'],
] as const)) {
  test(`${path} is free of axe violations in ${language}`, FULL, async ({ page }) => {
    await signIn(page, 'leitung');
    await page.goto(`${path}?lang=${language}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(headline);
    await expect(
      page
        .getByRole('table')
        .or(saveButton(page))
        .or(page.getByRole('button', { name: /^Save|^Speichern/ }))
        .first(),
    ).toBeVisible();
    const violations = await violationsOn(page);
    expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ target }) => target) }))).toEqual([]);
  });
}
