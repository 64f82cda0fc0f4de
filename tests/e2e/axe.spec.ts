import { expect, test } from '@playwright/test';
import { violationsOn } from './axe.ts';

// Proves that the check these journeys rely on can fail.
test('axe reports errors of a page and of the frames in it', async ({ page }) => {
  await page.setContent(`<html lang="de"><head><title>Seite</title></head><body><main><h1>Seite</h1>
    <p id="pale" style="color: #ccc; background: #fff">Blass</p>
    <iframe title="Rahmen" sandbox="allow-scripts" srcdoc="<html lang='de'><title>Rahmen</title><body><img src='x.png'></body></html>"></iframe>
  </main></body></html>`);
  const ids = async (scope?: Parameters<typeof violationsOn>[1]) =>
    (await violationsOn(page, scope)).map(({ id }) => id);
  await expect.poll(() => ids()).toEqual(expect.arrayContaining(['color-contrast', 'image-alt']));
  expect(await ids({ include: '#pale' })).toEqual(['color-contrast']);
  expect(await ids({ exclude: '#pale' })).toEqual(['image-alt']);
  expect(await ids({ without: ['image-alt', 'color-contrast'] })).toEqual([]);
});

test('faded-in elements are checked once visible, and waiting for that is announced', async ({ page }) => {
  await page.setContent(`<html lang="de"><head><title>Seite</title><style>
    @keyframes appear { from { color: #ccc; } }
    p { background: #fff; animation: appear 3600s linear; }
    .ever { animation-iteration-count: infinite; }
  </style></head><body><main><h1>Seite</h1><p>Blass</p><p class="ever">Blass</p></main></body></html>`);
  const ended = page.evaluate(
    () => new Promise((heard) => addEventListener('animationend', () => heard('heard'), { once: true })),
  );
  const [violation, ...others] = await violationsOn(page);
  expect(others).toEqual([]);
  expect(violation?.nodes.map(({ target }) => target)).toEqual(['.ever']);
  expect(await ended).toBe('heard');
});
