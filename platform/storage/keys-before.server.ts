import type { DriverContract } from 'flydrive/types';
import type { Instant } from '#lib/venue-time.ts';

/** The keys of a disk below `prefix/` that were last written before an instant. */
export async function* keysBefore(
  disk: DriverContract,
  prefix: string,
  instant: Instant,
): AsyncIterable<string> {
  let paginationToken: string | undefined;
  do {
    const page = await disk.listAll(`${prefix}/`, {
      recursive: true,
      ...(paginationToken ? { paginationToken } : {}),
    });
    for (const object of page.objects) {
      if (!object.isFile) continue;
      const { lastModified } = await object.getMetaData();
      if (lastModified.toISOString() < instant) yield object.key;
    }
    paginationToken = page.paginationToken;
  } while (paginationToken);
}
