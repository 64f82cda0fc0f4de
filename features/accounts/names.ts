/** First and last name as they are stored: each in one line, without spaces around it and without what nobody can see. */
export function cleanNames({ firstName, lastName }: { firstName: string; lastName: string }) {
  const [first, last] = [inOneLine(firstName), inOneLine(lastName)];
  return { firstName: first, lastName: last, name: `${first} ${last}` };
}

function inOneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}
