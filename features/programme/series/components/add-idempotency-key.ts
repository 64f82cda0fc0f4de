import type { FormEvent } from 'react';

/**
 * Gives a form that is sent the key it counts once by (docs/decisions/0017). Without scripts the first press is answered with
 * one; with them it brings one, and one press is enough. Where what makes one does not come, it goes without.
 */
export async function addIdempotencyKey(event: FormEvent<HTMLFormElement>): Promise<void> {
  const form = event.currentTarget;
  const key = form.elements.namedItem('key') as HTMLInputElement;
  if (key.value !== '') return;
  event.preventDefault();
  try {
    const { ensureSession, newOrderKey } = await import('#platform/browser/api-client.ts');
    key.value = newOrderKey();
    await ensureSession();
  } finally {
    form.submit();
  }
}
