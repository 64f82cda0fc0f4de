/** Ends the process with 0 when it is told to by a terminal, systemd or a container, after `stop` has let everything end. */
export function endOnSignal(stop: () => Promise<void>): void {
  for (const signal of ['SIGTERM', 'SIGINT']) {
    process.once(signal, () => {
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
          process.exit(1);
        },
      );
    });
  }
}
