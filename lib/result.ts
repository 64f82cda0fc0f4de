/** An expected outcome as a value: exceptions are reserved for bugs and broken infrastructure. */
export type Result<T, E> = { ok: true; value: T } | { ok: false; error: E };

export function succeed<T>(value: T): { ok: true; value: T } {
  return { ok: true, value };
}

export function fail<E>(error: E): { ok: false; error: E } {
  return { ok: false, error };
}
