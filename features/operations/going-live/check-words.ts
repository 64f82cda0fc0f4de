import { pathTo } from '#features/core/navigation/index.ts';
import { translate } from '#lib/i18n.ts';
import type { Language } from '#lib/localized.ts';
import { msg } from '#lib/message.ts';
import { dayOf, formatDay, type Instant } from '#lib/venue-time.ts';
import type { Answer, Check, CheckName, GoLiveFacts } from './checks.ts';
import { reasonOf } from './reason-words.ts';

/** A point of the list as it is read: its name, its state in a sentence, and the place that settles it. */
export interface CheckWords {
  title: string;
  reason: string;
  link: { href: string; text: string } | null;
  /** Text of the button that gives the answer. */
  answer: string | null;
}

const TITLES = {
  texts: msg`Places to fill in`,
  imprint: msg`Imprint`,
  privacy: msg`Privacy policy`,
  hours: msg`Opening hours`,
  mail: msg`Email`,
  address: msg`Web address`,
  payment: msg`Online payment`,
  'test-order': msg`A test order`,
  backup: msg`Backup`,
  administrators: msg`A second administrator`,
  'two-factor': msg`Two-factor sign-in`,
  robots: msg`Search engines`,
  'old-addresses': msg`Old addresses`,
} as const satisfies Record<CheckName, unknown>;

const ANSWER_WORDS = {
  'hours-right': msg`They are right`,
  'no-online-payment': msg`We do without`,
  'no-old-addresses': msg`We have none`,
} as const satisfies Record<Answer, unknown>;

export function checkWords(check: Check, facts: GoLiveFacts, language: Language): CheckWords {
  const day = (at: Instant) => formatDay(dayOf(at), language);
  const href = check.state === 'not-needed' ? null : placeOf(check.name, facts, language);
  const link = check.state === 'done' ? msg`Look` : msg`Settle`;
  return {
    title: translate(TITLES[check.name], language),
    reason: reasonOf(check, facts, { language, day }),
    link: href === null ? null : { href, text: translate(link, language) },
    answer: check.answer ? translate(ANSWER_WORDS[check.answer], language) : null,
  };
}

/** Address of the place that settles a point; `null` where the configuration of the server does. */
function placeOf(name: CheckName, { openTexts }: GoLiveFacts, language: Language): string | null {
  const admin = (list: string) => `/admin/${list}?lang=${language}`;
  switch (name) {
    case 'texts': {
      const first = openTexts[0]?.where;
      if (first === undefined) return null;
      return first === 'settings' ? admin('settings/house') : `${pathTo(first, language)}?edit`;
    }
    case 'imprint':
    case 'privacy':
      return `${pathTo(name, language)}?edit`;
    case 'hours':
      return admin('opening-hours');
    case 'test-order':
      return '/testshop';
    case 'administrators':
    case 'two-factor':
      return admin('accounts');
    case 'old-addresses':
      return admin('redirects');
    case 'robots':
      return '/robots.txt';
    case 'mail':
    case 'address':
    case 'payment':
    case 'backup':
      return null;
  }
}
