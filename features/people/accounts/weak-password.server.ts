import { MIN_PASSWORD_LENGTH } from './passwords.ts';

/** Parts of an address that are shorter stand in too many words to say anything. */
const TELLING = 4;

/** Of the most used passwords those that are long enough to be taken; loaded when the first one is chosen. */
let common: Promise<ReadonlySet<string>> | undefined;

async function loadCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].filter((word) => word.length >= MIN_PASSWORD_LENGTH));
}

/**
 * Tells if a password is among the first that anybody would try: one of the most used, or hardly more than the
 * account's own address. Case and trailing digits are ignored.
 */
export async function isWeakPassword(password: string, email: string): Promise<boolean> {
  common ??= loadCommon();
  const typed = password.toLowerCase();
  const bare = typed.replace(/[\d\W_]{1,4}$/, '');
  if ([typed, bare].some((word) => word.length >= MIN_PASSWORD_LENGTH - 2 && isOwn(word, email))) return true;
  const known = await common;
  return known.has(typed) || known.has(bare);
}

function isOwn(word: string, email: string): boolean {
  const address = email.trim().toLowerCase();
  const [name = '', domain = ''] = address.split('@');
  return [address, name, domain].some((part) => part.length >= TELLING && part === word);
}
