const KEY = /^[A-Z2-7]{16,128}$/;

/**
 * The key in an `otpauth:` address of ours, in groups that can be typed. `null` for any other address: it comes back with
 * a form, so it may be anything.
 */
export function readTotpUri(uri: string): { groups: string[] } | null {
  if (!URL.canParse(uri)) return null;
  const { protocol, host, searchParams } = new URL(uri);
  const key = searchParams.get('secret') ?? '';
  if (protocol !== 'otpauth:' || host !== 'totp' || !KEY.test(key)) return null;
  return { groups: key.match(/.{1,4}/g) ?? [] };
}
