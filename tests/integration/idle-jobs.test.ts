import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobsOf } from '#server/services/jobs.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { openTestServices, type TestServices } from './site-services.ts';

const OFTEN_SECONDS = 60;

describeOnEngines('jobs of an idle venue', (engine) => {
  let test: TestServices;

  beforeAll(async () => {
    test = await openTestServices(engine, { demo: true });
  });
  afterAll(() => test.close());

  it('poll before they take a lease, and find nothing once they ran', async () => {
    const often = jobsOf(test.services).filter(
      ({ everySeconds, onEveryNode }) => everySeconds <= OFTEN_SECONDS && !onEveryNode,
    );
    expect(often.filter(({ hasWork }) => !hasWork).map(({ name }) => name)).toEqual([]);
    // Plans are announced again for some minutes after they began.
    test.clock.advance(600);
    for (const { run } of often) await run();
    const busy = await Promise.all(
      often.map(async ({ name, hasWork }) => ((await hasWork?.()) ? [name] : [])),
    );
    expect(busy.flat()).toEqual([]);
  });
});
