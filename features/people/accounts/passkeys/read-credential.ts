import { z } from 'zod';

/** Larger than any device's response, and far from a megabyte. */
export const MAX_CREDENTIAL_LENGTH = 20_000;

const bytes = z
  .string()
  .min(1)
  .max(MAX_CREDENTIAL_LENGTH)
  .regex(/^[\w-]+$/);

/** Schema of the device's response as the browser's `toJSON` writes it; unused fields are left out. */
const credential = z.object({
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}).default({}),
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes.optional(),
    authenticatorData: bytes.optional(),
    signature: bytes.optional(),
    userHandle: bytes.optional(),
    transports: z
      .array(z.string().regex(/^[a-z-]{1,20}$/))
      .max(10)
      .optional(),
  }),
});

export type Credential = z.output<typeof credential>;

/** Reads the credential from a form field; `null` for anything no browser sends. */
export function readCredential(sent: string): Credential | null {
  if (sent.length >= MAX_CREDENTIAL_LENGTH) return null;
  try {
    return credential.safeParse(JSON.parse(sent)).data ?? null;
  } catch {
    return null;
  }
}
