/** Access provisions that let more people attend, by the words the address and the API use; stored as bits in this order. */
export const ACCESS_KINDS = ['step-free', 'sign-language', 'relaxed', 'quiet'] as const;
export type AccessKind = (typeof ACCESS_KINDS)[number];

/** Kinds of access as the number they are stored as: one bit each. */
export function accessBits(kinds: readonly AccessKind[]): number {
  return kinds.reduce((bits, kind) => bits | (1 << ACCESS_KINDS.indexOf(kind)), 0);
}

/** The kinds of access a stored number stands for, in their order. */
export function accessKinds(bits: number | null): AccessKind[] {
  return ACCESS_KINDS.filter((_, bit) => ((bits ?? 0) & (1 << bit)) !== 0);
}

export function isAccessKind(text: string): text is AccessKind {
  return (ACCESS_KINDS as readonly string[]).includes(text);
}

/**
 * Returns the access provisions of an event: its own list where it has one, else those of its production and its room
 * combined.
 */
export function accessOf(own: number | null, production: number | null, room: number | null): AccessKind[] {
  return accessKinds(own ?? (production ?? 0) | (room ?? 0));
}
