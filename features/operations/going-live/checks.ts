import type { TextPageName } from '#features/website/pages/index.ts';
import type { Instant } from '#lib/venue-time.ts';

/** Answers that only the house can give: it ticks them on the list. */
export const ANSWERS = ['hours-right', 'no-online-payment', 'no-old-addresses'] as const;
export type Answer = (typeof ANSWERS)[number];

/** A text with places to fill in. */
export interface OpenText {
  /** A legal page, or the settings. */
  where: TextPageName | 'settings';
  places: number;
}

/** State of the house, as far as the list before opening asks for it. */
export interface GoLiveFacts {
  openTexts: readonly OpenText[];
  /** True where visitors can read the page: it is published, with nothing to fill in. */
  legal: Record<'imprint' | 'privacy', boolean>;
  hours: 'none' | 'as-set-up' | 'changed';
  mail: { hasServer: boolean; sentAt: Instant | null };
  /** `isReached` is `null` where nobody can ask, for want of an address. */
  address: { origin: string | null; isReached: boolean | null };
  payment: { hasProvider: boolean; testedAt: Instant | null };
  /** The last backup, `null` without one; `fault` is the error it ended with. */
  backup: { endedAt: Instant; fault: string | null; isRecent: boolean } | null;
  administrators: number;
  /** People of the staff who sign in with a password alone. */
  withoutFactor: number;
  isProduction: boolean;
  hasRedirects: boolean;
  answers: ReadonlySet<Answer>;
}

export const CHECK_NAMES = [
  'texts',
  'imprint',
  'privacy',
  'hours',
  'mail',
  'address',
  'payment',
  'test-order',
  'backup',
  'administrators',
  'two-factor',
  'robots',
  'old-addresses',
] as const;
export type CheckName = (typeof CHECK_NAMES)[number];

export interface Check {
  name: CheckName;
  state: 'open' | 'done' | 'not-needed';
  /** True if the house cannot open before it is done. */
  isMust: boolean;
  /** The answer that settles it, where a house may give one. */
  answer?: Answer;
}

/** Two administrators: one may be ill, or lose a telephone. */
const ENOUGH_ADMINISTRATORS = 2;

/** The list before opening (docs/product/settings-and-errors.md#going-live): legal pages hold the house back, the rest warns. */
export function goLiveChecks(facts: GoLiveFacts): Check[] {
  const { legal, hours, mail, address, payment, backup, answers } = facts;
  const isAtDesk = answers.has('no-online-payment');
  const must = (name: CheckName, isDone: boolean): Check => ({ name, isMust: true, state: stateOf(isDone) });
  const should = (name: CheckName, isDone: boolean): Check => ({
    ...{ name, isMust: false },
    state: stateOf(isDone),
  });
  return [
    must('texts', facts.openTexts.length === 0),
    must('imprint', legal.imprint),
    must('privacy', legal.privacy),
    answered(should('hours', hours === 'changed'), 'hours-right', answers, hours === 'as-set-up'),
    should('mail', mail.hasServer && mail.sentAt !== null),
    should('address', isSecure(address.origin) && address.isReached === true),
    answered(should('payment', payment.hasProvider), 'no-online-payment', answers),
    payment.hasProvider || !isAtDesk
      ? should('test-order', payment.testedAt !== null)
      : { name: 'test-order', isMust: false, state: 'not-needed' },
    should('backup', backup !== null && backup.fault === null && backup.isRecent),
    should('administrators', facts.administrators >= ENOUGH_ADMINISTRATORS),
    should('two-factor', facts.withoutFactor === 0),
    should('robots', facts.isProduction),
    answered(should('old-addresses', facts.hasRedirects), 'no-old-addresses', answers),
  ];
}

/** Tells if nothing is left that holds the house back. */
export function mayOpen(checks: readonly Check[]): boolean {
  return !checks.some(({ isMust, state }) => isMust && state === 'open');
}

const stateOf = (isDone: boolean) => (isDone ? 'done' : 'open');

/** A check that a house may settle by an answer, where it is offered one. */
function answered(check: Check, answer: Answer, answers: ReadonlySet<Answer>, isOffered = true): Check {
  if (check.state === 'done' || !isOffered) return check;
  return { ...check, answer, state: answers.has(answer) ? 'not-needed' : 'open' };
}

function isSecure(origin: string | null): boolean {
  return origin?.startsWith('https://') ?? false;
}
