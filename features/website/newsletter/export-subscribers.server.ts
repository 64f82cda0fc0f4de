import { type Actor, inWrite, type WriteServices } from '#features/core/access/index.server.ts';
import { csvLine, UTF8_MARK } from '#lib/csv.ts';
import { succeed } from '#lib/result.ts';
import { type Config, linkOrigin } from '#platform/config.server.ts';
import type { IdSource } from '#platform/ids.server.ts';
import { signOffLinks } from './sign-off-link.server.ts';
import { listSubscriptions } from './store.server.ts';

const AT_ONCE = 200;

export interface ExportServices extends WriteServices {
  config: Pick<Config, 'publicOrigin' | 'host' | 'port'>;
  ids: IdSource;
}

/**
 * All subscribers as a table for the mailing service, with their unsubscribe links. The export is audited first. Throws
 * `Problem` 403.
 */
export async function exportSubscribers(
  services: ExportServices,
  actor: Actor,
): Promise<AsyncGenerator<string>> {
  await inWrite(services, actor, 'export-personal-data', async ({ record, now }) => {
    const [before, after] = [{ exported_at: null }, { exported_at: now }];
    record({ entity: 'newsletter-subscriptions', id: null, before, after, tags: [] });
    return succeed(null);
  });
  return linesOf(services);
}

/** Some at a time: however many there are, memory holds few. */
async function* linesOf(services: ExportServices): AsyncGenerator<string> {
  const linkOf = await signOffLinks(services, linkOrigin(services.config));
  yield UTF8_MARK + csvLine(['email', 'language', 'topics', 'since', 'sign_off_url']);
  let last = 0;
  for (;;) {
    const found = await listSubscriptions(services.db, last, AT_ONCE);
    for (const one of found)
      yield csvLine([one.email, one.language, one.topics.join(' '), one.since, linkOf(one)]);
    if (found.length < AT_ONCE) return;
    last = found.at(-1)?.id ?? last;
  }
}
