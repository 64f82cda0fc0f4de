const AT_MOST = 254;
/** Delimiters around addresses in lists and emails are in neither part. */
const ADDRESS = /^[^\s@"<>(),;:\\[\]]+@[^\s@."<>(),;:\\[\]]+(\.[^\s@."<>(),;:\\[\]]+)+$/;

/** One `@` with something before it and a domain with a dot behind; whether it exists only an email to it can tell. */
export function isEmailAddress(text: string): boolean {
  return text.length <= AT_MOST && ADDRESS.test(text);
}
