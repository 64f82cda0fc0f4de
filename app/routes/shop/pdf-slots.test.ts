import { expect, it } from 'vitest';
import { inPdfSlot } from './pdf-slots.server.ts';

it('one network has a few places for papers, and leaves the others to everybody else', async () => {
  const ends: (() => void)[] = [];
  const draw = () =>
    new Promise<Response>((resolve) => ends.push(() => resolve(new Response('paper', { status: 200 }))));
  const all = Array.from({ length: 6 }, () => inPdfSlot('192.0.2.7', draw));
  const refused = await Promise.all(all.slice(4));
  expect(refused.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual([
    [503, '2'],
    [503, '2'],
  ]);
  const other = inPdfSlot('198.51.100.4', draw);
  for (const end of ends) end();
  expect((await Promise.all([...all.slice(0, 4), other])).map(({ status }) => status)).toEqual(
    Array.from({ length: 5 }, () => 200),
  );
});
