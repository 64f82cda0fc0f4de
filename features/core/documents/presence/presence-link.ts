import type { Presence } from './presence.ts';

/** Listener for messages of the connection: the presence, or `null` for a heartbeat. */
type PresenceListener = (presence: Presence | null) => void;

export interface PresenceLink {
  /** The server answers again: a connection it had refused is tried again. */
  retry(): void;
  end(): void;
}

const NAME = 'buntspecht-presence';
/** Channel on which a new tab requests the last message of the tab with the connection. */
const ASKING = `${NAME}-asked`;

/**
 * Passes the presence of editors to `notify` at once and on every change (docs/decisions/0064). One connection per
 * browser, read by the tab that holds the lock and broadcast to all others; when that tab closes, the browser gives
 * the lock to the next. Without TLS there are no locks, and each tab has its own connection.
 * @param path of the call that streams it
 */
export function openPresenceLink(path: string, notify: PresenceListener): PresenceLink {
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = ({ data }: MessageEvent<Presence | null>) => notify(data);
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
      notify(presence);
      channel.postMessage(presence);
    };
    source.addEventListener('presence', ({ data }: MessageEvent<string>) =>
      tell(JSON.parse(data) as Presence),
    );
    source.addEventListener('beat', () => tell(null));
    // Discards the latest presence on an error, so that outdated presence is not passed on.
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
  // Requests the lock; a tab that ends while waiting for it never gets it.
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
