import { expect, it, onTestFinished } from 'vitest';
import { saveSettings } from '#features/core/settings/save-settings.server.ts';
import { DEFAULT_FORMATS } from '#lib/site-formats.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { openDesk } from './desk.ts';

describeOnEngines('the currency of the venue', (engine) => {
  it('cannot change once something was ordered, and everything else of the settings can', async () => {
    const desk = await openDesk(engine);
    onTestFinished(() => desk.close());
    await desk.order();
    const save = (change: Partial<typeof DEFAULT_FORMATS>) =>
      saveSettings(
        desk.services,
        { system: 'test' },
        { design: { parsers: { ...DEFAULT_FORMATS, ...change } } },
      );
    expect(await save({ currency: 'CHF' })).toEqual({
      ok: false,
      error: {
        code: 'INVALID',
        fields: [{ field: 'design.parsers.currency', code: 'fixed', params: { reason: 'payments' } }],
      },
    });
    expect((await save({ date: 'D. MMMM YYYY' })).ok).toBe(true);
    expect((await save({})).ok).toBe(true);
  });
});
