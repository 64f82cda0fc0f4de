import {
  BEAT_MS,
  EMPTY_PRESENCE,
  openPresenceLink,
  PRESENCE_TIMEOUT_MS,
  type Presence,
} from '#features/core/documents/index.ts';
import type { Language } from '#lib/localized.ts';
import { deleteJson, putJson } from '#platform/browser/api-client.ts';
import { Value } from '../store/value.ts';

/** Debounce before a position is reported: moving through the page reports nothing until the editor pauses. */
const STAY_MS = 300;

interface Place {
  document: number;
  language: Language;
  module: string | null;
}

export interface PagePresence {
  /** All current editors, this tab included. */
  everybody: Value<Presence>;
  tab: string;
  /** A move within this tab, or to no module: sent debounced. */
  moved(): void;
  end(): void;
}

/**
 * Says where somebody is in this tab, every few seconds, and hears where all others are: over the connection of the browser,
 * and with each answer, so that it works without one (docs/decisions/0064).
 */
export function startPresence(tab: string, placeNow: () => Place): PagePresence {
  const { language } = placeNow();
  const path = `/${language}/pageeditor-api/presence/`;
  const everybody = new Value<Presence>(EMPTY_PRESENCE);
  let [saidAt, receivedAt, said] = [0, Date.now(), ''];
  let isRequestPending = false;
  let staying: ReturnType<typeof setTimeout> | undefined;

  function receive(presence: Presence): void {
    receivedAt = Date.now();
    if (JSON.stringify(presence) !== JSON.stringify(everybody.get())) everybody.set(presence);
  }

  async function say(): Promise<void> {
    if (isRequestPending) return;
    isRequestPending = true;
    saidAt = Date.now();
    said = JSON.stringify(placeNow());
    const answer = await putJson<Presence>(`${path}${tab}/`, placeNow());
    isRequestPending = false;
    if (!answer.ok) return;
    receive(answer.value);
    link.retry();
    if (JSON.stringify(placeNow()) !== said) moved();
  }

  function moved(): void {
    clearTimeout(staying);
    staying = setTimeout(() => {
      if (JSON.stringify(placeNow()) !== said) void say();
    }, STAY_MS);
  }

  const link = openPresenceLink(path, (presence) => {
    if (presence) receive(presence);
    else receivedAt = Date.now();
    // A tab in the background has slow clocks, but hears as well as any other.
    if (Date.now() - saidAt >= BEAT_MS) void say();
  });
  const beating = setInterval(() => {
    if (Date.now() - saidAt >= BEAT_MS) void say();
    if (Date.now() - receivedAt > PRESENCE_TIMEOUT_MS) everybody.set(EMPTY_PRESENCE);
  }, BEAT_MS / 4);
  const leave = () => void deleteJson(`${path}${tab}/`);
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted) void say();
  };
  addEventListener('pagehide', leave);
  addEventListener('pageshow', comeBack);
  void say();

  return {
    everybody,
    tab,
    moved,
    end() {
      clearInterval(beating);
      clearTimeout(staying);
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', comeBack);
      link.end();
      leave();
    },
  };
}
