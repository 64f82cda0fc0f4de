import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import { pathTo } from '#features/core/navigation/index.ts';
import type { Language } from '#lib/localized.ts';
import { ownWord } from './own-word.ts';

/** Of the demo accounts, as playwright.config.ts tells the server. */
export const DEMO_PASSWORD = 'only-for-the-browser-journeys';

type Who = 'leitung' | 'redaktion' | 'kasse' | 'buchhaltung' | 'einlass' | 'jule' | 'tarek';

/** Signs in with a demo account and leads on to `next`; `site` is another site than that of all journeys. */
export async function signInAs(
  page: Page,
  who: Who,
  language: Language = 'de',
  next = pathTo('profile', language),
  site = '',
): Promise<void> {
  await signIn(page, who, language, site);
  await page.goto(site + next);
}

/** Signs in without a page, for callers that open one anyway. */
export async function signIn(page: Page, who: Who, language: Language = 'de', site = ''): Promise<void> {
  const form = { email: `${who}@buntspecht.example`, password: DEMO_PASSWORD };
  const next = pathTo('profile', language);
  const path = `${site}${pathTo('signIn', language)}?${new URLSearchParams({ next })}`;
  // The page of signing in has its own journeys (accounts.spec.ts).
  const answer = await page.request.post(path, { form, maxRedirects: 0 });
  expect(answer.headers().location, `${who} signs in`).toBe(next);
}

/** An address that nothing was sent to yet, whichever try it is. */
export const newAddress = (name: string): string => `${name}-${ownWord()}@post.example`;

interface Email {
  to: string;
  subject: string;
  text: string;
}

/**
 * The last email the server sent to an address, or the last that contains a text. Emails are written after the answer, and
 * those about different subjects in any order: it waits for the right one. `dataDir`: of another site than that of all journeys.
 */
export async function lastEmailTo(
  address: string,
  saying: string | RegExp = '',
  dataDir = process.env.E2E_DATA_DIR ?? '',
): Promise<Email> {
  const says = ({ subject, text }: Email) =>
    [subject, text].some((words) =>
      typeof saying === 'string' ? words.includes(saying) : saying.test(words),
    );
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const email = emails(dataDir).findLast((each) => each.to === address && says(each));
    if (email) return email;
    await wait(100);
  }
  const last = emails(dataDir).findLast(({ to }) => to === address);
  throw new Error(`No email to ${address} that says ${saying}; the last one: ${last?.text ?? 'none'}`);
}

function emails(dataDir: string): Email[] {
  const folder = join(dataDir, 'outbox');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Email);
}

/** Returns the target of the link in an email. */
export function linkIn({ text }: Email): string {
  const link = /^https?:\S+$/m.exec(text)?.[0];
  if (!link) throw new Error('The email has no link');
  return link;
}
