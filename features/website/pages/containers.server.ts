import { type Actor, inWrite, type WriteServices } from '#features/core/access/index.server.ts';
import { createDocument, signOf } from '#features/core/documents/index.server.ts';
import { type Result, succeed } from '#lib/result.ts';
import type { Engine } from '#platform/database/engine.ts';
import { lockWithin } from '#platform/database/locks.server.ts';
import { containersTag } from './cache-tags.ts';
import { type Container, findContainer, insertContainer } from './container-store.server.ts';

/** Attachment of a container and the layout of its content. */
export type ContainerFacts = Pick<Container, 'layout' | 'contentType' | 'objectId'>;

/** The container of this name; created when it is missing, for editors (docs/product/content.md#containers). */
export function ensureContainer(
  services: WriteServices & { engine: Engine },
  actor: Actor,
  slug: string,
  facts: ContainerFacts,
): Promise<Result<Container, never>> {
  return inWrite(services, actor, 'edit-pages', async ({ trx, now, record }) => {
    await lockWithin(trx, services.engine, 'containers', 0);
    const there = await findContainer(trx, slug);
    if (there) return succeed(there);
    const documentId = await createDocument(trx, signOf(actor, now));
    const container = await insertContainer(trx, { slug, documentId, ...facts }, now);
    record({
      entity: 'containers',
      id: container.id,
      before: null,
      after: { slug, ...facts },
      tags: [containersTag()],
    });
    return succeed(container);
  });
}
