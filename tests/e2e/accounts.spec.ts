import { expect, test } from '@playwright/test';
import { alternatePaths, type PageName, pathTo, SITE_MAP } from '#features/core/navigation/index.ts';
import { LANGUAGES, type Language } from '#lib/localized.ts';
import { lastEmailTo, linkIn, newAddress, signIn, signInAs } from './accounts.ts';
import { expectAccessibleAt } from './axe.ts';
import { FULL, tried } from './extent.ts';
import { isHydrated } from './hydration.ts';
import { getAnAccount, PASSWORD } from './new-account.ts';
import { firstEvent } from './pages.ts';

const TEXTS = {
  de: {
    signIn: 'Anmelden',
    profile: 'Mein Profil',
    account: 'Mein Konto',
    logOut: 'Abmelden',
  },
  en: {
    signIn: 'Sign in',
    profile: 'My Profile',
    account: 'My Account',
    logOut: 'Log out',
  },
} as const satisfies Record<Language, Record<string, string | RegExp>>;

/** Pages for everybody; others under `user/` are personal. */
const ENTRANCE: PageName[] = [
  'signIn',
  'signInCode',
  'signUp',
  'forgottenPassword',
  'resetPassword',
  'confirmAddress',
];
const ACCOUNT_PAGES = (Object.keys(SITE_MAP) as PageName[]).filter((page) =>
  /^user(\/|$)/.test(SITE_MAP[page].de),
);
const PERSONAL = ACCOUNT_PAGES.filter((page) => !ENTRANCE.includes(page));

for (const language of tried(LANGUAGES)) {
  test(`an account from beginning to end in ${language}`, async ({ page, context }) => {
    const text = TEXTS[language];
    await getAnAccount(page, language, newAddress('kim'));
    await page.goto(pathTo('home', language));
    const summary = page.locator('.account-menu summary');
    await summary.focus();
    await page.keyboard.press('Enter');
    const sheet = page.locator('.account-sheet');
    await expect(sheet).toContainText('Kim Klopfer');
    await page.keyboard.press('Tab');
    await expect(sheet.getByRole('link', { name: text.profile })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(summary).toBeFocused();
    await page.keyboard.press('Enter');
    await sheet.getByRole('button', { name: text.logOut }).press('Enter');
    await expect(page.getByRole('link', { name: text.account }).first()).toBeVisible();
    await expect(summary).toHaveCount(0);
    const cookies = (await context.cookies()).map(({ name }) => name);
    expect(cookies).not.toContain('session');
    expect(cookies).not.toContain('signedIn');
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an account is made, confirmed, used and deleted', FULL, async ({ page }) => {
    await getAnAccount(page, 'en', newAddress('kim'));
    await page.getByRole('link', { name: 'Settings' }).click();
    await page.locator('#delete-password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Delete account' }).click();
    await expect(page.getByRole('alert')).toContainText('Confirm that you’re sure.');
    await page.locator('#delete-password').fill(PASSWORD);
    await page.getByLabel('I’m sure: delete my account.').check();
    await page.getByRole('button', { name: 'Delete account' }).click();
    await expect(page.getByRole('status')).toContainText(
      'Your account and everything in it has been deleted',
    );
    await page.goto(pathTo('profile', 'en'));
    await expect(page).toHaveURL(/\/en\/user\/sign-in\?next=%2Fen%2Fuser%2Fprofile$/);
  });

  test('a lost password is replaced', async ({ page }) => {
    await page.goto(pathTo('forgottenPassword', 'de'));
    await page.locator('#forgotten-email').fill('technik@buntspecht.example');
    await page.getByRole('button', { name: 'Schickt mir den Link' }).click();
    await expect(page.getByRole('status')).toContainText(
      'Wenn es ein Konto mit technik@buntspecht.example gibt',
    );
    await page.goto(linkIn(await lastEmailTo('technik@buntspecht.example')));
    await page.locator('#reset-newPassword').fill(PASSWORD);
    await page.getByRole('button', { name: 'Passwort setzen' }).click();
    await expect(page.getByRole('status')).toContainText('Dein neues Passwort gilt.');
    await page.locator('#sign-in-email').fill('technik@buntspecht.example');
    await page.locator('#sign-in-password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Anmelden' }).click();
    await expect(page).toHaveURL(pathTo('account', 'de'));
  });
});

test('personal pages are refused to everybody else, whatever is sent', async ({ request }) => {
  expect(PERSONAL.toSorted()).toEqual([
    'account',
    'accountSettings',
    'coupons',
    'credit',
    'orders',
    'passes',
    'profile',
    'reservations',
    'twoFactor',
  ]);
  for (const page of PERSONAL) {
    for (const language of LANGUAGES) {
      const path = pathTo(page, language);
      const to = `${pathTo('signIn', language)}?${new URLSearchParams({ next: path })}`;
      for (const cookie of ['', 'session=made-up.abc', 'signedIn=1']) {
        const read = await request.get(path, { maxRedirects: 0, headers: { cookie } });
        expect([read.status(), read.headers().location]).toEqual([302, to]);
        const sent = await request.post(path, {
          maxRedirects: 0,
          headers: { cookie },
          form: { form: 'delete', password: 'x', sure: '1' },
        });
        expect([sent.status(), sent.headers().location]).toEqual([302, to]);
      }
    }
  }
});

test('nobody is led to another site, and pages about accounts are neither cached nor found', async ({
  request,
}) => {
  for (const next of ['//x.example', 'https://x.example', '/\\x.example', '/..//x.example']) {
    const answer = await request.post(`/de/user/sign-in?${new URLSearchParams({ next })}`, {
      maxRedirects: 0,
      form: { email: 'jule@buntspecht.example', password: 'only-for-the-browser-journeys' },
    });
    expect(answer.headers().location).toBe('/de/user');
  }
  for (const page of ACCOUNT_PAGES) {
    const answer = await request.get(pathTo(page, 'de'));
    expect(answer.headers()['cache-control']).toBe('private, no-store');
    // A staging site asks more than the page does.
    expect((await answer.text()).match(/<meta name="robots"[^>]*>/g)).toEqual([
      '<meta name="robots" content="none"/>',
    ]);
  }
});

test('on a phone the menu names the signed-in user, and logs out', FULL, async ({ page }) => {
  await signIn(page, 'jule');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(pathTo('home', 'de'));
  await page.locator('#site-menu-button').click();
  const ways = page.locator('#site-menu .panel-account');
  await expect(ways).toContainText('Jule');
  await expect(ways.getByRole('link', { name: 'Mein Profil' })).toHaveAttribute(
    'href',
    pathTo('profile', 'de'),
  );
  await ways.getByRole('button', { name: 'Abmelden' }).click();
  await expect(page.locator('.panel-account')).toHaveCount(0);
});

test('a form that is none of ours is refused in words', async ({ page }) => {
  await page.goto(pathTo('signIn', 'de'));
  const email = page.locator('#sign-in-email');
  await email.fill('kim@example.org');
  await email.evaluate((field: HTMLInputElement) => field.form?.append(field.cloneNode()));
  const answer = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.locator('#sign-in-password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  expect((await answer).status()).toBe(400);
  await expect(page.getByRole('alert')).toContainText('Dein Formular ist nicht so angekommen');
});

test('a browser without a session requests no user', FULL, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/de', { waitUntil: 'networkidle' });
  expect(asked.filter((path) => /user-details|favourites|account-menu|staff-parts/.test(path))).toEqual([]);
});

for (const language of tried(LANGUAGES))
  test(
    `personal area and toolbar are free of axe violations and of sideways scrolling at any width in ${language}`,
    FULL,
    async ({ page }) => {
      test.slow();
      await signInAs(page, 'redaktion');
      for (const name of PERSONAL)
        await test.step(name, async () => {
          await page.goto(pathTo(name, language));
          await expectAccessibleAt(page, [320, 768]);
          await page.setViewportSize({ width: 1280, height: 900 });
          await page.locator('.account-menu summary').click();
          await expectAccessibleAt(page, [1280]);
        });
    },
  );

test('editors have a toolbar that can be hidden, and see versions; visitors have neither', async ({
  page,
}) => {
  await signInAs(page, 'redaktion', 'en', '/en/agb?version=3');
  const toolbar = page.getByRole('complementary', { name: 'Toolbar' });
  await expect(toolbar).toContainText('Malte Brügge Editor');
  await expect(toolbar).toContainText('Site online');
  const header = page.locator('.site-top');
  const topOf = () => header.evaluate((element) => Number.parseFloat(getComputedStyle(element).top));
  const withToolbar = await topOf();
  await toolbar.getByRole('link', { name: 'Hide toolbar' }).click();
  await expect(page).toHaveURL('/en/agb?version=3&noToolbar=1');
  await expect(toolbar).toHaveCount(0);
  expect(withToolbar - (await topOf())).toBe(44);
  await page.goto('/en');
  await toolbar.getByRole('button', { name: 'Log out' }).click();
  await expect(toolbar).toHaveCount(0);

  await signInAs(page, 'jule', 'en', '/en/agb');
  await expect(toolbar).toHaveCount(0);
});

test('a visitor who wants to edit is asked to sign in and comes back', FULL, async ({ page }) => {
  await page.goto('/de/agb?edit');
  const dialog = page.getByRole('dialog', { name: 'Bitte melde dich an' });
  // The server wrote it open; from here on it lies over the page and has the keyboard.
  const liesOverThePage = () =>
    expect.poll(() => dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
  await liesOverThePage();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.reload();
  await liesOverThePage();
  await dialog.getByRole('link', { name: 'Anmelden' }).click();
  await page.locator('#sign-in-email').fill('redaktion@buntspecht.example');
  await page.locator('#sign-in-password').fill('only-for-the-browser-journeys');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/de\/agb\?edit=?$/);
  await expect(page.getByRole('complementary', { name: 'Werkzeugleiste' })).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test(
  'favourites come along to the account, and leave the browser with it',
  FULL,
  async ({ page, browser }) => {
    const event = alternatePaths('event', await firstEvent(page.request));
    await page.goto(event.de);
    await isHydrated(page);
    const keep = page.getByRole('button', { name: 'Termin merken' });
    await keep.click();
    await expect(keep).toHaveAttribute('aria-pressed', 'true');
    const stored = page.locator('.favourite-card');
    await page.goto('/de/favoriten');
    await expect(stored).toHaveCount(1);

    const joined = page.waitForResponse(
      (answer) => answer.url().endsWith('/api/favourites/') && answer.request().method() === 'PUT',
    );
    await signInAs(page, 'jule', 'de', '/de/favoriten');
    expect((await joined).status()).toBe(200);
    await expect(page.getByText('Sie liegen bei deinem Konto')).toBeVisible();
    await expect(stored).toHaveCount(1);

    const elsewhere = await (await browser.newContext()).newPage();
    await signInAs(elsewhere, 'jule', 'de', '/de/favoriten');
    await expect(elsewhere.locator('.favourite-card')).toHaveCount(1);
    const dropped = elsewhere.waitForResponse((answer) => answer.request().method() === 'PUT');
    await elsewhere.getByRole('button', { name: /entfernen$/ }).click();
    await dropped;
    await elsewhere.context().close();
    await page.reload();
    await expect(stored).toHaveCount(0);

    await page.locator('.account-menu summary').click();
    await page.getByRole('button', { name: 'Abmelden' }).click();
    await page.goto('/de/favoriten');
    await expect(page.getByText('Sie liegen nur in diesem Browser')).toBeVisible();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('favourites.v1'))).toBeNull();
  },
);

test(
  'visitors who are signed in get the page everybody gets, staff a separate one',
  FULL,
  async ({ browser }) => {
    const ask = async (who: 'jule' | 'redaktion') => {
      const context = await browser.newContext();
      const page = await context.newPage();
      await signInAs(page, who, 'de', pathTo('home', 'de'));
      const answer = await context.request.get(pathTo('calendar', 'de'));
      const body = await answer.text();
      await context.close();
      return { keeps: answer.headers()['cache-control'], body };
    };
    const visitor = await ask('jule');
    expect(visitor.keeps).toBe('no-cache');
    expect(visitor.body).not.toContain('Jule');
    const editor = await ask('redaktion');
    expect(editor.keeps).toBe('private, no-store');
    expect(editor.body).toContain('data-toolbar');
    expect((await ask('jule')).body).not.toContain('data-toolbar');
  },
);
