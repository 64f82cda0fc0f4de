import { expect, it } from 'vitest';
import { describeOnEngines, openTestDatabase } from '#tests/database/engines.ts';
import { sessionSecret } from './session-secret.server.ts';

describeOnEngines('the secret of sessions', (engine) => {
  it('is made once for all nodes, and replaced by a configured one', async () => {
    const { db, close } = await openTestDatabase(engine);
    const nodes = [1, 2, 3].map(() => sessionSecret({ sessionSecret: undefined }, db));
    const [made, ...others] = await Promise.all(nodes);
    expect(made?.length).toBeGreaterThan(40);
    expect(new Set(others)).toEqual(new Set([made]));
    expect(await sessionSecret({ sessionSecret: 'x'.repeat(32) }, db)).toBe('x'.repeat(32));
    await close();
  });
});
