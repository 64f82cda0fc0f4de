import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { sessionSecret } from './session-secret.server.ts';

it('the secret of sessions is made once, kept for the process’s user alone, and given way to a configured one', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'secret-'));
  const dataDir = path.join(folder, 'data');
  const made = sessionSecret({ sessionSecret: undefined, dataDir });
  expect(made.length).toBeGreaterThan(40);
  expect(sessionSecret({ sessionSecret: undefined, dataDir })).toBe(made);
  expect(readdirSync(dataDir)).toEqual(['session-secret']);
  expect(statSync(path.join(dataDir, 'session-secret')).mode & 0o777).toBe(0o600);
  expect(sessionSecret({ sessionSecret: 'x'.repeat(32), dataDir })).toBe('x'.repeat(32));
  rmSync(folder, { recursive: true });
});
