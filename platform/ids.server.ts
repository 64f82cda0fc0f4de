import { randomBytes } from 'node:crypto';

/** Source of unguessable identifiers; tests bring their own. */
export interface IdSource {
  /** 128 random bits as 22 URL-safe characters. */
  token(): string;
}

export const randomIds: IdSource = { token: () => randomBytes(16).toString('base64url') };

/**
 * `test-1`, `test-2`, … in the order they are asked for.
 * @internal
 */
export function createCountingIds(prefix = 'test'): IdSource {
  let count = 0;
  return {
    token() {
      count += 1;
      return `${prefix}-${count}`;
    },
  };
}
