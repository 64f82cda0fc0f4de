import type { Language } from '#lib/localized.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { DefaultedColumn, GeneratedId, JsonColumn } from '#platform/database/columns.server.ts';
import type { Topic } from './topics.ts';

/** Somebody asked for the newsletter with an address; whether it is theirs they say by the link of an email. */
export interface NewsletterRequestTable {
  id: GeneratedId;
  /** Of the token in the link. */
  token_hash: string;
  email: string;
  language: Language;
  topics: JsonColumn<Topic[]>;
  /** Consent text they agreed to, in the wording of that time. */
  wording: string;
  asked_at: Instant;
  expires_at: Instant;
  confirmed_at: DefaultedColumn<Instant | null>;
}

/** An address the newsletter goes to. */
export interface NewsletterSubscriptionTable {
  id: GeneratedId;
  email: string;
  language: Language;
  topics: JsonColumn<Topic[]>;
  since: Instant;
  updated_at: Instant;
}

/** Consents given and withdrawn. Rows are only added, until they are erased. */
export interface NewsletterConsentTable {
  id: GeneratedId;
  email: string;
  action: 'given' | 'withdrawn';
  at: Instant;
  /** Origin of the withdrawal: the link of an email, the owner of a deleted account, or staff. */
  via: 'link' | 'account' | 'house';
  language: Language;
  topics: JsonColumn<Topic[]>;
  /** Time and wording of the consent; absent after a withdrawal. */
  asked_at: Instant | null;
  wording: string | null;
}

export interface NewsletterTables {
  newsletter_requests: NewsletterRequestTable;
  newsletter_subscriptions: NewsletterSubscriptionTable;
  newsletter_consents: NewsletterConsentTable;
}
