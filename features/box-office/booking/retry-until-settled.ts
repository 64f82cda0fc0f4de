import type { Result } from '#lib/result.ts';
import type { ApiError } from '#platform/browser/api-client.ts';

/** Milliseconds before a call goes out again, a little longer each time. */
const PAUSES = [1000, 2000, 4000];
/** No answer came, or one that says nothing about the call: somebody in between, or the venue, is busy or away. */
const TRANSIENT = new Set([0, 502, 503, 504]);

/** Tells if retrying the same call may succeed in a moment. */
export function mayPass({ status }: ApiError): boolean {
  return TRANSIENT.has(status);
}

/** Retries a call until it is settled, up to a few attempts; `onBusy` is called before the first pause. */
export async function retryUntilSettled<T>(
  call: () => Promise<Result<T, ApiError>>,
  { onBusy, pause }: { onBusy: () => void; pause: (milliseconds: number) => Promise<void> },
): Promise<Result<T, ApiError>> {
  let answer = await call();
  for (const milliseconds of PAUSES) {
    if (answer.ok || !mayPass(answer.error)) return answer;
    onBusy();
    await pause(milliseconds);
    answer = await call();
  }
  return answer;
}
