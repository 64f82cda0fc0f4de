const AT_MOST = 254;

/** One `@` with something before it and a domain with a dot behind; whether it exists only an email to it can tell. */
export function isEmailAddress(text: string): boolean {
  return text.length <= AT_MOST && /^[^\s@"<>(),;:\\[\]]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);
}
