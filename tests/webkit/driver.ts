import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { test as base } from '@playwright/test';
import { Builder, By, error, type WebDriver, type WebElement } from 'selenium-webdriver';
import { freePort } from '../setup/free-port.mjs';

const MINI_BROWSER =
  process.env.WEBKIT_BROWSER_PATH ?? '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

/** How long something may take to come, in milliseconds. */
const WAIT_MS = 20_000;

/** WebKit without a window: a screen in memory, the driver of WebKitGTK, and its small browser. */
export const test = base.extend<{ webkit: WebDriver }, { driverAddress: string }>({
  driverAddress: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const started: ChildProcess[] = [];
      const start = (command: string, args: string[], env = {}) => {
        const child = spawn(command, args, {
          stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
          env: { ...process.env, ...env },
        });
        started.push(child);
        return child;
      };
      // The screen writes which number it took.
      const screen = start('Xvfb', ['-displayfd', '3', '-screen', '0', '1440x1000x24', '-nolisten', 'tcp']);
      const [number] = (await once(screen.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
      const port = await freePort();
      start('WebKitWebDriver', [`--port=${port}`], {
        DISPLAY: `:${`${number}`.trim()}`,
        // Inside a container there are no namespaces to build its own from.
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      });
      const address = `http://127.0.0.1:${port}`;
      await answering(`${address}/status`);
      await use(address);
      for (const child of started.reverse()) child.kill();
    },
    { scope: 'worker' },
  ],
  webkit: async ({ driverAddress }, use) => {
    const webkit = await new Builder()
      .usingServer(driverAddress)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: MINI_BROWSER, args: ['--automation'] },
      })
      .build();
    await webkit.manage().window().setRect({ width: 1400, height: 960 });
    await use(webkit);
    await webkit.quit();
  },
});

async function answering(url: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The driver of WebKit does not answer at ${url}`);
}

/** The first visible element of a selector, once there is one; with `saying`, one whose text or label has these words. */
export async function shown(webkit: WebDriver, css: string, saying = ''): Promise<WebElement> {
  const found = await webkit.wait(
    async () => {
      for (const each of await webkit.findElements(By.css(css))) if (await isShown(each, saying)) return each;
      return undefined;
    },
    WAIT_MS,
    `no ${css} that says “${saying}”`,
  );
  return found as WebElement;
}

async function isShown(element: WebElement, saying: string): Promise<boolean> {
  try {
    if (!(await element.isDisplayed())) return false;
    if (saying === '') return true;
    // Its driver finds no text in a `summary`.
    const text = await element.getProperty('textContent');
    return `${text} ${await element.getAttribute('aria-label')}`.includes(saying);
  } catch (reason) {
    // Replaced during the search: the next one finds the new one.
    if (reason instanceof error.StaleElementReferenceError) return false;
    throw reason;
  }
}

/** Waits until the page's own code has taken it over. */
export async function hydrated(webkit: WebDriver): Promise<void> {
  await shown(webkit, 'html[data-alive]');
}

/** Brings an element to the middle of the window, where nothing sticks over it, and presses it. */
export async function press(webkit: WebDriver, element: WebElement): Promise<void> {
  await webkit.executeScript("arguments[0].scrollIntoView({ block: 'center' })", element);
  await element.click();
}
