import { expect, it } from 'vitest';
import { doorName } from '#app/routes/hub/head-form.server.ts';
import { headsBody } from '#features/shop/desk/check-in/schema.ts';

it.each(['Tür 1', ' Hof ', 'Hof\tlinks', 'Hof\nlinks\u0000', 'ü'.repeat(500)])(
  'makes %j of an address a name that the calls of the door take',
  (name) => {
    const url = new URL('https://buntspecht.example/cms-hub/check-in/1');
    url.searchParams.set('door', name);
    const door = doorName(url);
    expect(door).not.toBe('');
    expect(headsBody.safeParse({ event_id: 1, id: 'a-press-of-a-phone', heads: 1, door }).success).toBe(true);
  },
);
