/** systemd tells every process of a service to end, and `npm start` hands it on as well: the same signal comes twice. */
const SAME_SIGNAL_MS = 2000;
/** Longer than calls are given to be answered; whatever still hangs then is not worth waiting for. */
const PATIENCE_MS = 60_000;

/**
 * Ends the process with 0 on a signal from a terminal, systemd or a container, after `stop` has let everything end. A
 * repeated signal, such as a second Ctrl-C, ends it at once.
 */
export function endOnSignal(stop: () => Promise<void>): void {
  let since: number | null = null;
  const end = () => {
    if (since !== null) {
      if (performance.now() - since > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    since = performance.now();
    setTimeout(() => process.exit(1), PATIENCE_MS).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, end);
}
