import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { pathTo } from '#features/core/navigation/index.ts';
import { LANGUAGES, type Language } from '#lib/localized.ts';
import { DEMO_PASSWORD, newAddress, signInAs } from './accounts.ts';
import { expectAccessible, expectNoSidewaysScroll } from './axe.ts';
import { tried } from './extent.ts';
import { getAnAccount, PASSWORD } from './new-account.ts';
import { ownWord } from './own-word.ts';

const TEXTS = {
  de: {
    download: 'Deine Daten herunterladen',
    wrong: 'Das ist nicht dein Passwort.',
    json: 'Als JSON herunterladen',
    file: /^meine-daten-\d{4}-\d{2}-\d{2}\.(txt|json)$/,
    who: 'tarek',
    name: 'Vorname: Tarek',
    about: /^Alles, was diese Seite/,
    left: /^Du hast noch \d+(,\d\d)?\s€ Guthaben bei uns\./,
    sure: 'Ich bin sicher: Mein Konto soll weg.',
    giveUp: /^Ich verzichte auf mein Guthaben von/,
    passLeft: /: \d+ Besuche?, bis /,
    visits: /^Ich verzichte auf \d+ Besuche? meiner Abonnements\.$/,
    remove: 'Konto löschen',
  },
  en: {
    download: 'Download your data',
    wrong: 'That’s not your password.',
    json: 'Download as JSON',
    file: /^my-data-\d{4}-\d{2}-\d{2}\.(txt|json)$/,
    who: 'jule',
    name: 'First name: Jule',
    about: /^Everything this site holds/,
    left: /^You still have \d+(,\d\d)?\s€ in credit with us\./,
    sure: 'I’m sure: delete my account.',
    giveUp: /^I give up my credit of/,
    passLeft: /: \d+ visits?, until /,
    visits: /^I give up \d+ visits? on my passes\.$/,
    remove: 'Delete account',
  },
} as const satisfies Record<Language, Record<string, string | RegExp>>;

// The file is given five times an hour: everybody here takes it twice at most, which leaves room for a second try.

for (const language of tried(LANGUAGES)) {
  // One language with scripts, the other without: both are plain forms.
  test.describe(`in ${language}`, () => {
    test.use({ javaScriptEnabled: language === 'en' });

    test('the owner of an account exports their data as one file, by password', async ({ page }) => {
      const text = TEXTS[language];
      await signInAs(page, text.who, language, pathTo('accountSettings', language));
      await page.locator('#data-password').fill('falsch');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert')).toBeFocused();
      await expect(page.getByRole('alert')).toContainText(text.wrong);
      if (language === 'en') await expectAccessible(page);

      await page.locator('#data-password').fill(DEMO_PASSWORD);
      const forReading = await downloaded(page, () => page.keyboard.press('Enter'));
      expect(forReading.name).toMatch(text.file);
      expect(forReading.content).toContain(text.name);
      await page.locator('#data-password').fill(DEMO_PASSWORD);
      const file = await downloaded(page, () => page.getByRole('button', { name: text.json }).press('Enter'));
      expect(file.name).toMatch(text.file);
      const data = JSON.parse(file.content);
      expect(data.about).toMatch(text.about);
      expect(data.profile).toMatchObject({ email: `${text.who}@buntspecht.example` });
      expect(data.credit.balance_cents).toBeGreaterThanOrEqual(0);
      // The page is unchanged.
      await expect(page.getByRole('button', { name: text.download })).toBeVisible();
    });

    test('an account with credit is not deleted before its owner gives that up', async ({ page }) => {
      const text = TEXTS[language];
      await signInAs(page, 'tarek', language, pathTo('accountSettings', language));
      await expect(page.getByText(text.left)).toBeVisible();
      await page.locator('#delete-password').fill(DEMO_PASSWORD);
      await page.getByLabel(text.sure).check();
      await page.getByRole('button', { name: text.remove }).press('Enter');
      const refused = page.getByRole('alert');
      await expect(refused).toBeFocused();
      if (language === 'en') await expectAccessible(page);
      await refused.getByRole('link').press('Enter');
      await expect(page.getByLabel(text.giveUp)).toBeFocused();
      await page.goto(pathTo('profile', language));
      await expect(page).toHaveURL(pathTo('profile', language));
    });
  });

  test(`an account with visits of a pass left is not deleted before its owner gives these up, in ${language}`, async ({
    page,
    browser,
  }) => {
    const text = TEXTS[language];
    await page.setViewportSize({ width: 390, height: 844 });
    const email = newAddress('abo');
    await getAnAccount(page, language, email);
    const desk = await browser.newPage();
    await sellPassTo(desk, email);
    await desk.close();
    await page.goto(pathTo('accountSettings', language));
    await expect(page.getByText(text.passLeft)).toBeVisible();
    await page.locator('#delete-password').fill(PASSWORD);
    await page.getByLabel(text.sure).check();
    await page.getByRole('button', { name: text.remove }).press('Enter');
    const refused = page.getByRole('alert');
    await expect(refused).toBeFocused();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await refused.getByRole('link').press('Enter');
    await expect(page.getByLabel(text.visits)).toBeFocused();
    await page.keyboard.press('Space');
    await page.locator('#delete-password').fill(PASSWORD);
    await page.getByLabel(text.sure).check();
    await page.getByRole('button', { name: text.remove }).press('Enter');
    await expect(page).toHaveURL(/done=deleted/);
  });
}

/** One of the passes on sale, paid at the till. */
async function sellPassTo(desk: Page, email: string): Promise<void> {
  await signInAs(desk, 'kasse', 'de', '/cms-hub/passes?lang=de');
  await desk
    .getByRole('link', { name: /^Verkaufen/ })
    .first()
    .click();
  await desk.locator('[name=firstName]').fill('Kim');
  await desk.locator('[name=lastName]').fill('Klopfer');
  await desk.locator('[name=email]').fill(email);
  await desk.locator('[name=reference]').fill(ownWord());
  await desk.getByRole('button', { name: /verkaufen$/ }).click();
  await expect(desk.getByText('Das Abonnement ist verkauft')).toBeVisible();
}

test('the file is cached nowhere on the way, and needs a session', async ({ page, request }) => {
  await signInAs(page, 'buchhaltung', 'de', '/de/user/settings');
  await expectAccessible(page);
  const { origin } = new URL(page.url());
  const form = { form: 'data', password: DEMO_PASSWORD, as: 'json' };
  const sent = { form, headers: { origin }, maxRedirects: 0, failOnStatusCode: false };
  const answer = await page.request.post('/de/user/settings', sent);
  expect(answer.headers()).toMatchObject({
    'content-type': expect.stringContaining('application/json'),
    'content-disposition': expect.stringContaining('attachment'),
    'cache-control': expect.stringContaining('no-store'),
  });
  expect((await answer.json()).profile.email).toBe('buchhaltung@buntspecht.example');
  const refused = await page.request.post('/de/user/settings', {
    ...sent,
    form: { ...form, password: 'falsch' },
  });
  expect(refused.status()).toBe(422);

  const asGuest = await request.post('/de/user/settings', sent);
  expect([asGuest.status(), await asGuest.text()]).toEqual([302, '']);
});

async function downloaded(page: Page, press: () => Promise<void>) {
  const [file] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: file.suggestedFilename(), content: readFileSync(await file.path(), 'utf8') };
}
