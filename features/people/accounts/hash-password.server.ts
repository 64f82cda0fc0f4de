/** The hash better-auth compares passwords with (scrypt). Loaded when needed, which is hardly ever. */
export async function hashPassword(password: string): Promise<string> {
  const crypto = await import('better-auth/crypto');
  return crypto.hashPassword(password);
}

/** Whether a password is the one such a hash was made of. */
export async function isPasswordOf(hash: string, password: string): Promise<boolean> {
  const crypto = await import('better-auth/crypto');
  return crypto.verifyPassword({ hash, password });
}
