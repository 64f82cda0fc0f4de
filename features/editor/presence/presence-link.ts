import type { Presence } from '#features/presence/index.ts';

/** What comes over the connection: who is where, or only that it holds (`null`). */
type Hear = (presence: Presence | null) => void;

export interface PresenceLink {
  /** The server answers again: a connection it had refused is tried anew. */
  retry(): void;
  end(): void;
}

const NAME = 'buntspecht-presence';

/**
 * One connection per browser, read by whichever tab holds the lock and told to all others; when that tab goes, the browser
 * gives the lock to the next (docs/decisions/0064). Where pages come without TLS and have no locks, each tab has its own.
 */
export function openPresenceLink(path: string, hear: Hear): PresenceLink {
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = ({ data }: MessageEvent<Presence | null>) => hear(data);
  const ending = new AbortController();
  let source: EventSource | null = null;

  function connect(): void {
    source = new EventSource(path);
    const tell = (presence: Presence | null) => {
      hear(presence);
      channel.postMessage(presence);
    };
    source.addEventListener('presence', ({ data }: MessageEvent<string>) =>
      tell(JSON.parse(data) as Presence),
    );
    source.addEventListener('beat', () => tell(null));
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

  return {
    retry() {
      if (source?.readyState === EventSource.CLOSED) connect();
    },
    end() {
      ending.abort();
      channel.close();
    },
  };
}
