import type { FormEvent } from 'react';
import { ensureSession, newOrderKey } from '#platform/browser/api-client.ts';

/**
 * Gives a form that is sent the key it counts once by (docs/decisions/0017). Without scripts the first press is answered with
 * one; with them it brings one, and one press is enough.
 */
export async function countOnce(event: FormEvent<HTMLFormElement>): Promise<void> {
  const form = event.currentTarget;
  const key = form.elements.namedItem('key') as HTMLInputElement;
  if (key.value !== '') return;
  event.preventDefault();
  key.value = newOrderKey();
  await ensureSession();
  form.submit();
}
