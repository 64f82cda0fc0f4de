import { type CDPSession, expect, type Locator, type Page, test } from '@playwright/test';
import { draftOf, edit, editablePage, field, module, saved } from './editor.ts';

/** A page made on a tablet, with nothing but a finger and the keyboard on the screen. */
test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } });
test.setTimeout(120_000);

interface Point {
  x: number;
  y: number;
}

const middle = async (at: Locator): Promise<Point> => {
  const box = await at.boundingBox();
  if (!box) throw new Error('It is not to be seen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** A finger that is put down, goes somewhere and is lifted. */
async function finger(page: Page) {
  const touches: CDPSession = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    touches.send('Input.dispatchTouchEvent', { type, touchPoints });
  return {
    down: (at: Point) => send('touchStart', [at]),
    async to(from: Point, at: Point) {
      for (let step = 1; step <= 8; step += 1)
        await send('touchMove', [
          { x: from.x + ((at.x - from.x) * step) / 8, y: from.y + ((at.y - from.y) * step) / 8 },
        ]);
    },
    up: () => send('touchEnd', []),
  };
}

async function insert(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Baustein', exact: true }).tap();
  const dialog = page.getByRole('dialog', { name: 'Baustein einfügen' });
  await dialog.getByLabel('Baustein suchen').tap();
  await page.keyboard.type(name);
  await dialog.getByRole('button').filter({ hasText: name }).first().tap();
  await expect(dialog).toHaveCount(0);
}

test('a page from nothing by touch, its modules dragged where they belong', async ({ page }) => {
  const made = await editablePage(page, 'Mit dem Finger', [
    module('t0', 'text', { de: { content: '<p>Ganz unten</p>' } }),
  ]);
  await edit(page, made.paths.de);
  const typeInto = async (type: string, words: string) => {
    await expect(page.locator(`[data-module="${type}"] [data-field]:focus`)).toHaveCount(1);
    await page.keyboard.type(words);
  };
  await insert(page, 'Überschrift');
  await typeInto('headline', 'Wer klopft da?');
  await insert(page, 'Zitat');
  await typeInto('quote', 'Ein Specht.');
  await insert(page, 'Fragen und Antworten');
  await typeInto('faq', 'Warum?');
  await saved(page);
  const types = async () => (await draftOf(page, made)).modules.map(({ type }) => type);
  expect(await types()).toEqual(['text', 'headline', 'quote', 'faq']);

  // The headline by its handle, over the text: where it would go is said at the finger.
  await field(page, 'headline', 'content').tap();
  const touch = await finger(page);
  const grip = page.locator('[data-drag-handle]');
  const over = page.locator('[data-drop-target]');
  const first = async () => {
    const { x, y } = await middle(field(page, 'text', 'content'));
    return { x, y: y - 20 };
  };
  const from = await middle(grip);
  await touch.down(from);
  await touch.to(from, await first());
  await expect(over).toHaveText('Überschrift vor Text');
  // Nothing has moved, and Escape leaves it so.
  await page.keyboard.press('Escape');
  await expect(over).toHaveCount(0);
  await touch.up();
  expect(await types()).toEqual(['text', 'headline', 'quote', 'faq']);

  // The browser starts no native gesture: a supposed fling would swallow the next tap.
  const held = page.evaluate(
    () =>
      new Promise<boolean>((resolve) =>
        addEventListener('touchmove', (event) => resolve(event.defaultPrevented), { once: true }),
      ),
  );
  const again = await middle(grip);
  await touch.down(again);
  await touch.to(again, await first());
  expect(await held).toBe(true);
  await touch.up();
  await expect(page.locator('[data-said]')).toHaveText('Überschrift auf Platz 1 von 4 verschoben');
  await saved(page);
  await expect.poll(types).toEqual(['headline', 'text', 'quote', 'faq']);

  // The same by single taps, and back; the first of them comes right after the drop.
  await page.getByRole('button', { name: 'Nach unten' }).tap();
  await expect.poll(types).toEqual(['text', 'headline', 'quote', 'faq']);
  await page.getByRole('button', { name: /^Rückgängig/ }).tap();
  await expect.poll(types).toEqual(['headline', 'text', 'quote', 'faq']);

  // Every handle and button is large enough for a finger.
  for (const button of await page.locator('[data-label-tab] > button, [data-drag-handle]').all()) {
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
});

test('a module is dragged by the mouse into a column, and the page scrolls on under it', async ({ page }) => {
  const texts = Array.from({ length: 8 }, (_, at) =>
    module(`t${at}`, 'text', { de: { content: `<p>${`Zeile ${at}. `.repeat(90)}</p>` } }),
  );
  const columns = {
    ...module('s0', 'section', { data: { columns: '50-50' } }),
    slots: { 'column-1': [module('c0', 'headline', { de: { content: 'In der Spalte' } })], 'column-2': [] },
  };
  const made = await editablePage(page, 'Gezogen', [
    module('h0', 'headline', { de: { content: 'Wohin?' } }),
    ...texts,
    columns,
  ]);
  await edit(page, made.paths.de);
  await page.locator('[data-module="headline"] [data-field="content"]').first().click();
  const from = await middle(page.locator('[data-drag-handle]'));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, 762, { steps: 4 });
  // At the edge the page goes on to its end.
  const inColumn = page.getByText('In der Spalte');
  await expect(inColumn).toBeInViewport({ timeout: 20_000 });
  // Held in the middle it rests.
  await page.mouse.move(from.x, 400);
  await inColumn.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const { x, y } = await middle(inColumn);
  await page.mouse.move(x, y + 18, { steps: 4 });
  await expect(page.locator('[data-drop-target]')).toHaveText('Überschrift hinter Überschrift, linke Spalte');
  await page.mouse.up();
  await expect(page.locator('[data-said]')).toHaveText('Überschrift auf Platz 2 von 2 verschoben');
  await saved(page);
  const section = (await draftOf(page, made)).modules.at(-1) as unknown as {
    slots: Record<string, { id: string }[]>;
  };
  expect(section.slots['column-1']?.map(({ id }) => id)).toEqual(['c0', 'h0']);
});
