import type { Role } from '#features/core/access/index.server.ts';
import type { Language } from '#lib/localized.ts';
import type { Day, Instant } from '#lib/venue-time.ts';
import type { DefaultedColumn, FlagColumn, GeneratedId } from '#platform/database/columns.server.ts';

interface Timestamps {
  created_at: Instant;
  updated_at: Instant;
}

/** An account. */
export interface UserTable extends Timestamps {
  id: GeneratedId;
  /** First and last name, as better-auth wants them. */
  name: string;
  first_name: string;
  last_name: string;
  /** In lower case. */
  email: string;
  email_verified: FlagColumn;
  image: string | null;
  role: Role;
  /** Whether signing in takes a code besides the password. */
  two_factor_enabled: FlagColumn;
  /** Whether it has a passkey at least. */
  has_passkey: DefaultedColumn<boolean>;
  /** The last day of its membership; `null`: it is none. */
  member_until: DefaultedColumn<Day | null>;
}

/** A browser somebody is signed in with. */
export interface SessionTable extends Timestamps {
  id: GeneratedId;
  user_id: number;
  token: string;
  expires_at: Instant;
  ip_address: string | null;
  /** What its user agent says in words, `Firefox, Windows`; `null` when it says nothing we know. */
  user_agent: string | null;
  /** When it was here last; `null` when that was on the day of signing in. */
  seen_on: DefaultedColumn<Day | null>;
  /** When somebody of the house used it last; `null` for visitors. */
  used_at: DefaultedColumn<Instant | null>;
  /** Whether a passkey opened it, and not a password. */
  by_passkey: DefaultedColumn<boolean>;
}

/** How somebody proves who they are: with `provider_id` `credential`, by the hash of their password. */
export interface CredentialTable extends Timestamps {
  id: GeneratedId;
  user_id: number;
  account_id: string;
  provider_id: string;
  password: string | null;
  access_token: string | null;
  refresh_token: string | null;
  id_token: string | null;
  access_token_expires_at: Instant | null;
  refresh_token_expires_at: Instant | null;
  scope: string | null;
}

/** The second factor of an account; its secret and its recovery codes are encrypted by the session secret. */
export interface TwoFactorTable {
  id: GeneratedId;
  user_id: number;
  secret: string;
  backup_codes: string;
  /** Whether a code has shown that the owner's app knows the secret. */
  verified: FlagColumn;
  /** Wrong codes since the last right one. */
  failed_verification_count: number;
  locked_until: Instant | null;
}

/** What a device signs in with in the place of a password; its other half never leaves the device. */
export interface PasskeyTable {
  id: GeneratedId;
  user_id: number;
  /** What its owner calls it. */
  name: string | null;
  credential_id: string;
  public_key: string;
  /** How often it was used, where the device counts. */
  counter: number;
  /** `singleDevice`, or `multiDevice` where it goes along to other devices of its owner. */
  device_type: string;
  backed_up: FlagColumn;
  transports: string | null;
  /** Which kind of device made it; zeros where that is nobody's business. */
  aaguid: string | null;
  created_at: Instant | null;
}

/** What an email asked somebody to come back with. */
export interface VerificationTable extends Timestamps {
  id: GeneratedId;
  identifier: string;
  value: string;
  expires_at: Instant;
}

/** Invitation to an account whose owner has set no password yet. */
export interface InvitationTable {
  user_id: number;
  /** Address it goes to, in lower case. */
  email: string;
  /** When it is to be sent; `null` once it was. */
  due_at: Instant | null;
  sent_at: Instant | null;
  expires_at: Instant | null;
}

/** Request for a link to a new password, until its email is sent. */
interface PasswordRequestTable {
  id: GeneratedId;
  /** Address as it was typed, in lower case; there may be no account with it. */
  email: string;
  language: Language;
  asked_at: Instant;
  /** When its email is to be sent. */
  due_at: Instant;
}

/** How often an address tried to sign in, and how many emails a mail address got, under a hash of it. */
export interface AttemptTable {
  id: GeneratedId;
  key: string;
  count: number;
  /** Milliseconds since the epoch. */
  last_request: number;
}

/** What the installation made up for itself: readable by every node, never shown. */
export interface SecretTable {
  name: string;
  value: string;
  /** `null`: does not end. */
  expires_at: Instant | null;
}

export type SignInOutcome = 'signed-in' | 'refused';

/** How often somebody signed in on a day, or was refused. */
export interface SignInCountTable {
  day: Day;
  outcome: SignInOutcome;
  count: number;
}

/** The tables of better-auth under names of our own (docs/decisions/0011), and the two of ours beside them. */
export interface AccountTables {
  secrets: SecretTable;
  users: UserTable;
  sessions: SessionTable;
  credentials: CredentialTable;
  two_factors: TwoFactorTable;
  passkeys: PasskeyTable;
  verifications: VerificationTable;
  invitations: InvitationTable;
  password_requests: PasswordRequestTable;
  attempts: AttemptTable;
  sign_in_counts: SignInCountTable;
}
