/** Names of those who come with a group, on the page of its order. */
export interface GroupNamesView {
  names: string[];
  /** How many names there may be. */
  heads: number;
  /** Each has a separate ticket, which names it. */
  areOnTickets: boolean;
}

/** A list of names that was sent: as it was typed, and why it was refused, in words; both `null` where it is stored. */
export interface GroupNamesAnswer {
  typed: string | null;
  problem: string | null;
}
