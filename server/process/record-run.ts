import type { Instant } from '#lib/venue-time.ts';
import type { Clock } from '#platform/clock.ts';

/** How a command of a timer ended, as jobs are listed. */
export interface RecordedRun {
  startedAt: Instant;
  endedAt: Instant;
  dueAt: Instant;
  error: string | null;
}

const DAY_MS = 86_400_000;

/** Runs `work` and records its end, failed or not, with what `faultOf` finds in its result; a failed record does not hide the result of the work. */
export async function recorded<T>(
  record: (run: RecordedRun) => Promise<void>,
  clock: Clock,
  work: () => Promise<T>,
  faultOf: (result: T) => string | null = () => null,
): Promise<T> {
  const startedAt = clock.now();
  const end = async (error: string | null) => {
    const dueAt = new Date(clock.time() + DAY_MS).toISOString();
    await record({ startedAt, endedAt: clock.now(), dueAt, error }).catch((failed: unknown) =>
      console.error('The result could not be written to the database:', failed),
    );
  };
  try {
    const result = await work();
    await end(faultOf(result));
    return result;
  } catch (error) {
    await end(error instanceof Error ? error.message : String(error));
    throw error;
  }
}
