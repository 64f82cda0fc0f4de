import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Frame, type Page, test } from '@playwright/test';
import type { ContextObject } from 'axe-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    axe: typeof import('axe-core');
  }
}

/** Parts of the page axe checks, as selectors; without them the whole page. */
interface Scope {
  include?: string;
  exclude?: string;
  /** Rules that do not hold for this page, by their ids. */
  without?: readonly string[];
}

/** A rule that something on a page breaks. */
interface Violation {
  id: string;
  help: string;
  nodes: { html: string; target: string }[];
}

/**
 * Returns axe's violations on a page and the frames in it. Injects axe once into each document: injecting it for every
 * check, and recording passed rules as well, takes three times as long. Leaves Firefox out: axe ends the content process of
 * Debian's on large pages, and Chromium proves the same markup.
 */
export async function violationsOn(page: Page, scope: Scope = {}): Promise<Violation[]> {
  if (page.context().browser()?.browserType().name() === 'firefox') return [];
  await page.evaluate(endWhatEnds);
  await Promise.all(page.frames().map((frame) => bringAxe(frame, frame === page.mainFrame())));
  return page.evaluate(async ({ include, exclude, without = [] }) => {
    const context: ContextObject = {
      include: include ? [include] : [document],
      ...(exclude ? { exclude: [exclude] } : {}),
    };
    const { violations } = await window.axe.run(context, {
      resultTypes: ['violations'],
      rules: Object.fromEntries(without.map((id) => [id, { enabled: false }])),
    });
    return violations.map(({ id, help, nodes }) => ({
      id,
      help,
      nodes: nodes.map(({ html, target }) => ({ html, target: target.join(' ') })),
    }));
  }, scope);
}

/**
 * Finishes running animations, as elements fading in have no contrast yet, and waits until their listeners have run.
 * Animations that run for ever, or follow the scrolling, are checked unchanged.
 */
async function endWhatEnds(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(
      ({ effect, playState, timeline }) =>
        playState === 'running' &&
        timeline === document.timeline &&
        effect?.getComputedTiming().endTime !== Infinity,
    );
  if (ending.length === 0) return;
  for (const animation of ending) animation.finish();
  await Promise.allSettled(ending.map(({ finished }) => finished));
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

async function bringAxe(frame: Frame, isPage: boolean): Promise<void> {
  try {
    if (await frame.evaluate(() => 'axe' in window)) return;
    await frame.evaluate(SOURCE);
    // Frames of modules have an opaque origin, which cannot be listed.
    await frame.evaluate(() => window.axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] }));
  } catch (error) {
    // A frame may go while a page is looked at.
    if (isPage || !frame.isDetached()) throw error;
  }
}

/** Axe finds nothing, and nothing is wider than the window. */
export async function expectAccessible(page: Page, scope?: Scope): Promise<void> {
  expect(await violationsOn(page, scope)).toEqual([]);
  await expectNoSidewaysScroll(page);
}

/**
 * Nothing is wider than the window, once the transitions of a new width have ended. Without scripts as well: nothing runs in
 * the page.
 */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth)))
    .toBe(0);
}

/** The same at each of these widths; the window keeps the last. */
export async function expectAccessibleAt(
  page: Page,
  widths: readonly number[],
  scope?: Scope,
): Promise<void> {
  for (const width of widths)
    await test.step(`${width} px wide`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page, scope);
    });
}
