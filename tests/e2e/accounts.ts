import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { pathTo } from '#features/navigation/index.ts';
import type { Language } from '#lib/localized.ts';

/** Of the demo accounts, as playwright.config.ts tells the server. */
export const DEMO_PASSWORD = 'only-for-the-browser-journeys';

/** Signs in with a demo account; `next` is where it leads on to, `site` another site than that of all journeys. */
export async function signInAs(
  page: Page,
  who: 'leitung' | 'redaktion' | 'jule',
  language: Language = 'de',
  next = pathTo('profile', language),
  site = '',
): Promise<void> {
  await page.goto(`${site}${pathTo('signIn', language)}?${new URLSearchParams({ next })}`);
  await page.locator('[name=email]').fill(`${who}@buntspecht.example`);
  await page.locator('[name=password]').fill(DEMO_PASSWORD);
  await page.locator('#sign-in-password').press('Enter');
  await page.waitForURL(site + next);
}

interface Letter {
  to: string;
  subject: string;
  text: string;
}

/** The last letter the server sent to an address. Letters are written after the answer: it waits for the first. */
export async function lastLetterTo(address: string): Promise<Letter> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const letter = letters().findLast(({ to }) => to === address);
    if (letter) return letter;
    await wait(100);
  }
  throw new Error(`No letter to ${address}`);
}

function letters(): Letter[] {
  const folder = join(process.env.E2E_DATA_DIR ?? '', 'outbox');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Letter);
}

/** Where the link in a letter leads. */
export function linkIn({ text }: Letter): string {
  const link = /^https?:\S+$/m.exec(text)?.[0];
  if (!link) throw new Error('The letter has no link');
  return link;
}
