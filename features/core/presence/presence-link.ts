import type { Presence } from './presence.ts';

/** What comes over the connection: who is where, or only that it holds (`null`). */
type Hear = (presence: Presence | null) => void;

export interface PresenceLink {
  /** The server answers again: a connection it had refused is tried anew. */
  retry(): void;
  end(): void;
}

const NAME = 'buntspecht-presence';
/** A tab that begins asks here for what the one with the connection was told last. */
const ASKING = `${NAME}-asked`;

/**
 * Who edits where, told to `hear` at once and whenever it changes (docs/decisions/0064). One connection per browser, read by
 * whichever tab holds the lock and told to all others; when that tab goes, the browser gives the lock to the next. Where pages
 * come without TLS and have no locks, each tab has its own.
 * @param path of the call that streams it
 */
export function openPresenceLink(path: string, hear: Hear): PresenceLink {
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = ({ data }: MessageEvent<Presence | null>) => hear(data);
  const asking = new BroadcastChannel(ASKING);
  const ending = new AbortController();
  let source: EventSource | null = null;
  let latest: Presence | null = null;
  asking.onmessage = () => {
    if (latest) channel.postMessage(latest);
  };

  function connect(): void {
    source = new EventSource(path);
    const tell = (presence: Presence | null) => {
      latest = presence ?? latest;
      hear(presence);
      channel.postMessage(presence);
    };
    source.addEventListener('presence', ({ data }: MessageEvent<string>) =>
      tell(JSON.parse(data) as Presence),
    );
    source.addEventListener('beat', () => tell(null));
    // What was told before is not told on: it may be over.
    source.addEventListener('error', () => {
      latest = null;
    });
  }

  const hold = () =>
    new Promise<void>((release) => {
      if (ending.signal.aborted) return release();
      connect();
      ending.signal.addEventListener('abort', () => {
        source?.close();
        release();
      });
    });
  const { locks } = navigator;
  // Whoever ends while waiting for it never gets it.
  if (locks) locks.request(NAME, { signal: ending.signal }, hold).catch(() => undefined);
  else void hold();
  asking.postMessage(null);

  return {
    retry() {
      if (source?.readyState === EventSource.CLOSED) connect();
    },
    end() {
      ending.abort();
      channel.close();
      asking.close();
    },
  };
}
