/** Normalizes first and last name for storage: each in one line, without spaces around it and without invisible characters. */
export function cleanNames({ firstName, lastName }: { firstName: string; lastName: string }) {
  const [first, last] = [cleanName(firstName), cleanName(lastName)];
  return { firstName: first, lastName: last, name: `${first} ${last}` };
}

/** A name in one line, without spaces around it and without what nobody can see. */
export function cleanName(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}
