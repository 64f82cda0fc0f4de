const APP_CODE = /^\d{6}$/;
const RECOVERY_CODE = /^([a-z0-9]{5})-?([a-z0-9]{5})$/i;

/**
 * Reads a typed code: six digits from an app, with or without spaces, or a recovery code; `null` for anything that can
 * be neither.
 */
export function readCode(typed: string): { kind: 'app' | 'recovery'; code: string } | null {
  if (typed.length > 40) return null;
  const code = typed.replaceAll(/\s/g, '');
  if (APP_CODE.test(code)) return { kind: 'app', code };
  const [, first, second] = RECOVERY_CODE.exec(code) ?? [];
  return first === undefined ? null : { kind: 'recovery', code: `${first}-${second}` };
}
