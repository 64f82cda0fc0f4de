/** The hash better-auth compares passwords with (scrypt). Loaded when needed, which is hardly ever. */
export async function hashPassword(password: string): Promise<string> {
  const crypto = await import('better-auth/crypto');
  return crypto.hashPassword(password);
}

/** Tells if a password matches the hash. */
export async function isPasswordOf(hash: string, password: string): Promise<boolean> {
  const crypto = await import('better-auth/crypto');
  return crypto.verifyPassword({ hash, password });
}
