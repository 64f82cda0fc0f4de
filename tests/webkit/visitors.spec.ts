import { expect } from '@playwright/test';
import { By, Key } from 'selenium-webdriver';
import { hydrated, press, shown, test } from './driver.ts';

const CALENDAR = '/en/exhibitionsandactivities/calendar';

test('tickets are chosen in the calendar and stand in the cart', async ({ webkit, baseURL }) => {
  await webkit.get(baseURL + CALENDAR);
  await hydrated(webkit);
  await press(webkit, await shown(webkit, '[data-book]'));
  const more = await shown(webkit, '.booking-popup button', 'One more');
  await more.click();
  await more.click();
  await shown(webkit, '.booking-popup button[type="submit"]', 'Add 2 tickets to cart').then((add) =>
    add.click(),
  );
  await shown(webkit, '.booking-popup', 'successfully added');
  expect(await (await shown(webkit, '.site-header .count')).getText()).toBe('2');
  await (await shown(webkit, '.booking-popup a', 'Go to cart')).click();
  await shown(webkit, 'h1', 'Cart');
  expect(await webkit.findElements(By.css('.cart-ticket'))).toHaveLength(1);
});

test('the calendar is filtered, and goes on each time its end is reached', async ({ webkit, baseURL }) => {
  await webkit.get(baseURL + CALENDAR);
  await hydrated(webkit);
  await (await shown(webkit, '.filter summary', 'Exhibition Type')).click();
  await (await shown(webkit, '.filter-panel a', 'Workshop')).click();
  await webkit.wait(async () => (await webkit.getCurrentUrl()).endsWith('?type=2'), 10_000);
  for (const wanted of [20, 30, 40])
    await webkit.wait(async () => {
      await webkit.executeScript('scrollTo(0, document.body.scrollHeight)');
      return (await webkit.findElements(By.css('.event'))).length >= wanted;
    }, 20_000);
});

test('a form says what is missing, keeps what was written, and arrives', async ({ webkit, baseURL }) => {
  await webkit.get(`${baseURL}/en/forms/fundbuero/3`);
  await hydrated(webkit);
  const send = async () =>
    (await shown(webkit, 'main form button', 'Have it looked for')).sendKeys(Key.ENTER);
  const field = (name: string) => shown(webkit, `#field-${name}`);
  await (await field('thing')).sendKeys('A red glove');
  await send();
  await shown(webkit, '[role="alert"]', '4 things to fix');
  expect(await (await field('thing')).getAttribute('value')).toBe('A red glove');
  await (await field('looks')).sendKeys('Left hand, with a hole.');
  // Month, day and year are three fields in one here.
  await (await field('day')).sendKeys('05-06-2026');
  expect(await (await field('day')).getAttribute('value')).toBe('2026-05-06');
  await (await field('name')).sendKeys('Kim');
  await (await field('email')).sendKeys('kim@post.example');
  await send();
  await shown(webkit, 'h1, h2', 'We’ve got it.');
});

test('the menu opens and leads on, and the consent window fits its text', async ({ webkit, baseURL }) => {
  await webkit.get(`${baseURL}/de`);
  await hydrated(webkit);
  await (await shown(webkit, '.submenu summary', 'Programm')).click();
  await (await shown(webkit, '.submenu-sheet a', 'Kalender')).sendKeys(Key.ENTER);
  await shown(webkit, 'h1', 'Programm');
  await webkit.executeScript("document.querySelector('[data-cookie-settings]').click()");
  const consent = await (await shown(webkit, 'dialog[open]')).getRect();
  expect(consent.height).toBeLessThan(780);
});
