import { expect, it } from 'vitest';
import { OverloadedError } from '#platform/bounded-work.server.ts';
import { createTransferSlots } from './transfer-slots.server.ts';

it('gives one owner a share, all of them together no more than there are, and each back when it ends', async () => {
  const transfer = createTransferSlots({ atOnce: 3, perOwner: 2 });
  const ends: (() => void)[] = [];
  const begin = (owner: string | null) => transfer(owner, () => new Promise<void>((end) => ends.push(end)));
  const first = begin('192.0.2.7');
  const second = begin('192.0.2.7');
  await expect(begin('192.0.2.7')).rejects.toBeInstanceOf(OverloadedError);
  const other = begin('198.51.100.4');
  await expect(begin('203.0.113.9')).rejects.toBeInstanceOf(OverloadedError);
  for (const end of ends) end();
  await Promise.all([first, second, other]);
  await expect(transfer('192.0.2.7', () => Promise.reject(new Error('broken off')))).rejects.toThrow(
    'broken',
  );
  await expect(transfer('192.0.2.7', async () => 'again')).resolves.toBe('again');
});
