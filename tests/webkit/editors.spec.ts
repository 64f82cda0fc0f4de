import { expect } from '@playwright/test';
import { Key } from 'selenium-webdriver';
import { DEMO_PASSWORD } from '../e2e/accounts.ts';
import { draftOf, editablePage, module } from '../e2e/editor.ts';
import { shown, test } from './driver.ts';

test('a text is written where it stands and saved', async ({ webkit, page, baseURL }) => {
  const made = await editablePage(page, 'Schreiben in WebKit', [
    module('h1', 'headline', { de: { content: 'Lauter Löcher' } }),
    module('t1', 'text', { de: { content: '<p>Zum Durchkriechen.</p>' } }),
  ]);
  await webkit.get(`${baseURL}/de/user/sign-in?next=${encodeURIComponent(`${made.paths.de}?edit`)}`);
  await (await shown(webkit, 'input[type="email"]')).sendKeys('redaktion@buntspecht.example');
  await (await shown(webkit, 'input[type="password"]')).sendKeys(DEMO_PASSWORD, Key.ENTER);
  await shown(webkit, '[data-saving]');

  const headline = await shown(webkit, '[data-module="headline"] [data-field="content"]');
  await headline.click();
  await headline.sendKeys(Key.END, ' überall');
  const text = await shown(webkit, '[data-module="text"] [data-field="content"]');
  await text.click();
  await webkit.actions().sendKeys(Key.END, ' Und zum Durchgucken.').perform();
  await expect
    .poll(async () => (await draftOf(page, made)).modules.map(({ text }) => text.de.content))
    .toEqual(['Lauter Löcher überall', '<p>Zum Durchkriechen. Und zum Durchgucken.</p>']);

  await webkit.navigate().refresh();
  await shown(webkit, '[data-module="headline"]', 'Lauter Löcher überall');
});
