import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * Axe that stays on the page. By itself it opens an empty one beside it to sum up, which takes the focus away from what
 * a journey is doing. Only frames of other origins would need that, and no journey looks into one.
 */
export function axeOn(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode();
}
