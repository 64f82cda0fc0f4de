/** Name read off a ticket: `BS-7K4-Q29-1`, or the number of the order alone. */
export interface TypedName {
  order: string;
  /** `null` where any ticket of the order is meant. */
  position: number | null;
}

const NAME = /^(?:BS)?-?([A-Z\d]{3})-?([A-Z\d]{3})(?:-(\d{1,3}))?$/;

/** Parses a typed ticket name, in upper or lower case and with or without hyphens; `null` when it is the name of no ticket. */
export function typedName(text: string): TypedName | null {
  const match = NAME.exec(text.replace(/\s+/g, '').toUpperCase());
  if (!match) return null;
  const [, one, other, position] = match;
  return { order: `BS-${one}-${other}`, position: position === undefined ? null : Number(position) };
}
