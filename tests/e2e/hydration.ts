import type { Page } from '@playwright/test';

/** Waits until what is pressed is taken by scripts: a press before that is the browser's own. */
export const isHydrated = (page: Page) => page.waitForFunction(() => '__reactRouterDataRouter' in window);
