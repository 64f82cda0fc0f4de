import { expect, type Page, test } from '@playwright/test';
import { CALENDAR } from './booking.ts';
import { isHydrated } from './hydration.ts';

type Manner = 'replaces' | 'wraps';

/** Translates as browsers do: each text gets two `font` elements, later ones too; "Add" becomes "[Add]". */
async function translate(page: Page, manner: Manner): Promise<void> {
  await page.evaluate((how) => {
    const translateText = (text: Text) => {
      const parent = text.parentElement;
      if (!parent?.closest('body') || parent.closest('font, script, style, svg, [translate="no"]')) return;
      if (!text.data.trim()) return;
      const outer = document.createElement('font');
      const inner = outer.appendChild(document.createElement('font'));
      const translation = `[${text.data.trim()}]`;
      text.replaceWith(outer);
      if (how === 'wraps') inner.append(text);
      else inner.append(translation);
    };
    const translateBelow = (node: Node) => {
      if (node instanceof Text) return translateText(node);
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.forEach(translateText);
    };
    document.documentElement.classList.add('translated-ltr');
    translateBelow(document.body);
    new MutationObserver((records) => {
      for (const { addedNodes } of records) addedNodes.forEach(translateBelow);
    }).observe(document.body, { childList: true, subtree: true });
  }, manner);
}

for (const manner of ['replaces', 'wraps'] as const) {
  test(`a page whose translator ${manner} texts books as any other`, async ({ page }) => {
    await page.goto(CALENDAR.en);
    await isHydrated(page);
    await translate(page, manner);
    await page.locator('[data-book]').nth(1).click();
    const popup = page.locator('.booking-popup');
    const add = popup.locator('button[type="submit"]');
    const [more, less] = [/^One more/, /^One less/].map((name) =>
      popup.getByRole('button', { name }).first(),
    );
    await more?.click();
    await expect(add).toContainText('Add 1 ticket to cart');
    await more?.click();
    await expect(add).toContainText('Add 2 tickets to cart');
    await less?.click();
    await expect(add).toContainText('Add 1 ticket to cart');
    await add.click();
    await expect(popup).toContainText('1 has been successfully added into your cart.');
    await expect(page.locator('.site-header .count')).toContainText('1');
    await popup.getByRole('link', { name: 'Go to cart' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Cart');
    await expect(page.locator('.cart-ticket')).toHaveCount(1);
  });
}
