import type { DraftState, Presence } from '#features/core/documents/index.ts';

/** Another editor of this page, or the same one in another window. */
export interface Other {
  account: number;
  name: string;
  initials: string;
  isMe: boolean;
  /** The modules they are in. */
  modules: string[];
}

/** This tab. */
export interface CurrentTab {
  tab: string;
  account: number;
  document: number;
}

/** Returns the editors of the page besides this tab, each person once. */
export function othersOn({ people }: Presence, own: CurrentTab): Other[] {
  const others = new Map<number, Other>();
  for (const { tab, account, name, document, module } of people) {
    const isMe = account === own.account;
    if (document !== own.document || (isMe && tab === own.tab)) continue;
    const known = others.get(account) ?? { account, name, initials: initialsOf(name), isMe, modules: [] };
    const modules = module === null || known.modules.includes(module) ? [] : [module];
    others.set(account, { ...known, modules: [...known.modules, ...modules] });
  }
  return [...others.values()];
}

/** Initials of the first and of the last name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return letters.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase() ?? '').join('');
}

/** The draft where it is further than the one on this page; `null` where it is not. */
export function newerDraft({ drafts }: Presence, document: number, version: number): DraftState | null {
  const draft = drafts.find((each) => each.document === document);
  return draft && draft.version > version ? draft : null;
}
