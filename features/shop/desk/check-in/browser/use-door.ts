import { useCallback, useEffect, useRef, useState } from 'react';
import { getJson, newOrderKey, postJson } from '#platform/browser/api-client.ts';
import type { Direction, Scanned, TicketAtDoor, Verdict } from '../admission.ts';
import type { DoorPeople } from '../load-doors.server.ts';
import {
  type LocalTicket,
  type LocalVerdict,
  localVerdict,
  scanJson,
  ticketPart,
  type WaitingScan,
} from './local-list.ts';
import { signal } from './signals.ts';
import { readWaiting, writeWaiting } from './waiting-scans.ts';

const API = '/admin/check-in';
/** Interval of refreshing the offline list, and of sending queued scans. */
const REFRESH_MS = 60_000;
const RETRY_MS = 5000;

/** Result on show after a scan. */
export interface Shown {
  verdict: Verdict | LocalVerdict;
  scan: Pick<WaitingScan, 'id' | 'text' | 'isTyped' | 'direction'>;
}

interface VerdictJson {
  verdict: Verdict['is'];
  reason: Extract<Verdict, { is: 'refused' }>['reason'] | null;
  since: string | null;
  door: string | null;
  ticket: (Omit<TicketAtDoor, 'seatGroup' | 'startsAt'> & Record<string, unknown>) | null;
}
type ScansResponse = DoorPeople & { verdicts: VerdictJson[] };

/** One door of an event in a browser: its scans, their results, and the unsynced ones. */
export function useDoor(
  { jetId, door, language }: { jetId: number; door: string; language: string },
  first: { counts: DoorPeople; shown: Shown | null },
) {
  const api = `/${language}/api${API}`;
  const [counts, setCounts] = useState(first.counts);
  const [shown, setShown] = useState(first.shown);
  const [waiting, setWaiting] = useState<readonly WaitingScan[]>([]);
  const [isSignedOut, setSignedOut] = useState(false);
  const [isOffline, setOffline] = useState(false);
  /** Queued scans that conflicted: admitted elsewhere, or cancelled meanwhile, by their printed codes. */
  const [conflicts, setConflicts] = useState<readonly string[]>([]);
  const list = useRef<LocalTicket[]>([]);
  const local = useRef(new Map<string, WaitingScan>());
  const isFlushing = useRef(false);

  const keep = useCallback(
    (scans: readonly WaitingScan[]) => {
      setWaiting(scans);
      writeWaiting(jetId, scans);
    },
    [jetId],
  );

  const send = useCallback(
    async (scans: readonly WaitingScan[]) => {
      const answer = await postJson<ScansResponse>(`${api}/scans/`, {
        event_jet_id: jetId,
        scans: scans.map(scanJson),
      });
      setOffline(!answer.ok && answer.error.status === 0);
      return answer;
    },
    [api, jetId],
  );

  const flush = useCallback(async () => {
    const scans = readWaiting(jetId).slice(0, 50);
    // Scans being sent are neither sent nor counted a second time.
    if (scans.length === 0 || isFlushing.current) return;
    isFlushing.current = true;
    const answer = await send(scans);
    isFlushing.current = false;
    if (!answer.ok) return setSignedOut(answer.error.status === 401);
    const sent = new Set(scans.map(({ id }) => id));
    keep(readWaiting(jetId).filter(({ id }) => !sent.has(id)));
    setCounts(answer.value);
    const refused = answer.value.verdicts.filter(
      ({ verdict }) => verdict === 'used' || verdict === 'refused',
    );
    setConflicts((before) => [...before, ...refused.map(({ ticket }) => ticket?.name ?? '?')]);
  }, [jetId, keep, send]);

  useEffect(() => {
    setWaiting(readWaiting(jetId));
    const refresh = async () => {
      const answer = await getJson(`${api}/doors/${jetId}/tickets/`);
      setOffline(!answer.ok && answer.error.status === 0);
      if (!answer.ok) return;
      list.current = (answer.value as { hash: string; is_inside: boolean }[]).map(
        ({ is_inside: isInside, ...ticket }) => ({ ...ticket, isInside }),
      );
    };
    void refresh();
    void flush();
    const refreshing = setInterval(() => void refresh(), REFRESH_MS);
    const retrying = setInterval(() => void flush(), RETRY_MS);
    const online = () => {
      void refresh();
      void flush();
    };
    window.addEventListener('online', online);
    return () => {
      clearInterval(refreshing);
      clearInterval(retrying);
      window.removeEventListener('online', online);
    };
  }, [api, flush, jetId]);

  const show = useCallback((next: Shown) => {
    setShown(next);
    signal(next.verdict.is);
  }, []);

  const scan = useCallback(
    async (
      { text, isTyped }: Scanned,
      { all = false, direction }: { all?: boolean; direction: Direction },
    ) => {
      const at = new Date().toISOString();
      const made: WaitingScan = { id: newOrderKey(), text, isTyped, door, at, all, direction };
      const answer = await send([made]);
      if (answer.ok) {
        const [verdict] = answer.value.verdicts;
        setSignedOut(false);
        setCounts(answer.value);
        if (verdict) show({ verdict: verdictOf(verdict), scan: made });
        return;
      }
      const { status } = answer.error;
      if (status === 401) return setSignedOut(true);
      if (status > 0 && status < 500 && status !== 429)
        return show({ verdict: { is: 'refused', reason: 'unknown', ticket: null }, scan: made });
      const hash = await fingerprint(text);
      const verdict = localVerdict(list.current, local.current, hash, direction);
      if ((verdict.is === 'admitted' || verdict.is === 'left') && hash !== null) {
        local.current.set(hash, made);
        keep([...readWaiting(jetId), made]);
      }
      show({ verdict, scan: made });
    },
    [door, jetId, keep, send, show],
  );

  const undo = useCallback(async () => {
    if (!shown) return;
    const { id, text, isTyped } = shown.scan;
    if (readWaiting(jetId).some((each) => each.id === id)) {
      keep(readWaiting(jetId).filter((each) => each.id !== id));
      for (const [hash, each] of local.current) if (each.id === id) local.current.delete(hash);
      return setShown(null);
    }
    const answer = await postJson<DoorPeople>(`${api}/undo/`, {
      event_jet_id: jetId,
      ...scanJson({ id, text, isTyped }),
    });
    if (!answer.ok) return setSignedOut(answer.error.status === 401);
    setCounts(answer.value);
    setShown(null);
  }, [api, jetId, keep, shown]);

  const next = useCallback(() => setShown(null), []);
  return { counts, shown, waiting: waiting.length, conflicts, isSignedOut, isOffline, scan, undo, next };
}

function verdictOf({ verdict, reason, since, door, ticket: json }: VerdictJson): Verdict {
  const ticket = json && ({ ...json, seatGroup: json.seat_group, startsAt: json.starts_at } as TicketAtDoor);
  if (verdict === 'refused' || ticket === null) return { is: 'refused', reason: reason ?? 'unknown', ticket };
  return verdict === 'used'
    ? { is: 'used', ticket, since: since ?? '', door: door ?? '' }
    : { is: verdict, ticket };
}

async function fingerprint(text: string): Promise<string | null> {
  const part = ticketPart(text);
  if (part === null) return null;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(part));
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}
