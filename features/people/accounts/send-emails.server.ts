import { createHash } from 'node:crypto';
import { type PageName, pathTo } from '#features/core/navigation/index.ts';
import { findSettings } from '#features/core/settings/index.server.ts';
import type { Db } from '#features/database.server.ts';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#lib/localized.ts';
import type { Clock } from '#platform/clock.ts';
import { networkOf } from '#platform/http/network.server.ts';
import type { Mailer } from '#platform/mail/email.ts';
import type { AuthEmails } from './auth.server.ts';
import { ADDRESS_HEADER, LANGUAGE_HEADER } from './auth-headers.ts';
import { type EmailKind, emailText } from './emails.ts';
import { instantBefore } from './instant-before.ts';
import { countAttempt } from './store.server.ts';

interface EmailParts {
  db: Db;
  clock: Clock;
  mailer: Mailer;
  /** Scheme and host links begin with. */
  linkOrigin: string;
}

/** Notices an account's owner gets without having asked, each with the page that helps. */
const NOTICE_PAGES = {
  'password-changed': 'forgottenPassword',
  'email-changed': 'imprint',
  'two-factor-on': 'imprint',
  'two-factor-off': 'forgottenPassword',
  'passkey-added': 'forgottenPassword',
  'passkey-removed': 'imprint',
  'many-attempts': 'forgottenPassword',
} as const satisfies Partial<Record<EmailKind, PageName>>;
export type NoticeKind = keyof typeof NOTICE_PAGES;

export interface AccountEmails extends AuthEmails {
  notify(kind: NoticeKind, to: string, language: Language): Promise<void>;
}

const HOUR_MS = 3_600_000;
/** Emails of one kind to one address: so many for one network, which cannot use up what the owner asks for, and in all. */
const AN_HOUR = { forOneNetwork: 5, inAll: 30 };

/** Counts an email of a kind to an address, asked for from an IP address; tells if it is more than it gets in an hour. */
export async function exceedsEmailLimit(
  { db, clock }: { db: Db; clock: Clock },
  kind: EmailKind,
  to: string,
  from: string,
): Promise<boolean> {
  const now = clock.now();
  const count = (...of: string[]) =>
    countAttempt(db, `email|${createHash('sha256').update(of.join('|')).digest('base64url')}`, {
      ...{ now, countsSince: instantBefore(now, HOUR_MS) },
    });
  if ((await count(kind, to, networkOf(from) ?? 'unknown')) > AN_HOUR.forOneNetwork) return true;
  return (await count(kind, to)) > AN_HOUR.inAll;
}

/**
 * Writes and sends the emails better-auth asks for, in the language of the page the visitor was on; none where an address
 * got enough of them. Visitors are answered the same.
 */
export function accountEmails({ db, clock, mailer, linkOrigin }: EmailParts): AccountEmails {
  async function send(
    kind: EmailKind,
    to: string,
    request: Request | undefined,
    page: PageName,
    token?: string,
  ): Promise<void> {
    const from = request?.headers.get(ADDRESS_HEADER) ?? '';
    if (await exceedsEmailLimit({ db, clock }, kind, to, from)) return;
    const query = token === undefined ? '' : `?${new URLSearchParams({ token })}`;
    await write(kind, to, languageOf(request), pathTo(page, languageOf(request)) + query);
  }

  async function write(kind: EmailKind, to: string, language: Language, path: string): Promise<void> {
    const { siteName } = await findSettings(db);
    await mailer.send({ to, ...emailText(kind, language, { site: siteName, link: linkOrigin + path }) });
  }
  return {
    confirmAddress: (to, token, request) => send('confirm-address', to, request, 'confirmAddress', token),
    accountExists: (to, request) => send('account-exists', to, request, 'signIn'),
    // Notifies owners of every event on their account, however many emails there were.
    notify: (kind, to, language) => write(kind, to, language, pathTo(NOTICE_PAGES[kind], language)),
  };
}

/** The language of the page somebody was on. */
export function languageOf(request: Request | undefined): Language {
  const language = request?.headers.get(LANGUAGE_HEADER);
  return isLanguage(language) ? language : DEFAULT_LANGUAGE;
}
