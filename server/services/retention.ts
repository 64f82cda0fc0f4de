import { forgetAccountTraces } from '#features/accounts/index.server.ts';
import { forgetOldAuditEntries } from '#features/audit/index.server.ts';
import { forgetOldFeedback } from '#features/legal/index.server.ts';
import { forgetOldPaths } from '#features/missing-pages/index.server.ts';
import { forgetOldKeywords } from '#features/search/index.server.ts';
import { emptyOutbox, outboxFolder } from '#platform/mail/outbox.server.ts';
import type { Services } from './services.server.ts';

const EVERY_MS = 3_600_000;

/** What the privacy page promises to forget, and who forgets it. Carts and what belongs to them the box office forgets itself. */
const RETENTION: Record<string, (services: Retained) => Promise<unknown>> = {
  'traces of accounts': forgetAccountTraces,
  feedback: forgetOldFeedback,
  'audit entries': forgetOldAuditEntries,
  'missing pages': forgetOldPaths,
  keywords: forgetOldKeywords,
  outbox: ({ config, clock }) => emptyOutbox(outboxFolder(config.dataDir), clock),
};

type Retained = Pick<Services, 'db' | 'clock' | 'log' | 'config'>;

/** Forgets all of it once. What fails is logged and does not keep the rest from being forgotten. */
export async function forgetWhatIsDue(services: Retained): Promise<void> {
  for (const [what, forget] of Object.entries(RETENTION)) {
    try {
      await forget(services);
    } catch (error) {
      services.log.warn({ err: error, what }, 'could not forget what is due');
    }
  }
}

/** Forgets at the start and once an hour until the returned function is called; several nodes may do it at once. */
export function startRetention(services: Retained): () => void {
  void forgetWhatIsDue(services);
  const timer = setInterval(() => void forgetWhatIsDue(services), EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
