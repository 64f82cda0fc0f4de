import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { exportArchive } from '#features/operations/transfer/index.server.ts';
import { parseConfig } from '#platform/config.server.ts';
import { isOperatorError } from './start-errors.ts';
import { openVenueServices } from './venue-services.ts';

const USAGE = 'npm run venue:export -- --to=house.tar';

// `npm run venue:export`: the venue as one archive (docs/product/admin.md#archive). The site may run meanwhile.
try {
  const { values } = parseArgs({ options: { to: { type: 'string' } } });
  if (values.to) await run(values.to);
  else {
    console.error(USAGE);
    process.exitCode = 1;
  }
} catch (error) {
  console.error(isOperatorError(error) || isOfTheCaller(error) ? error.message : error);
  process.exitCode = 1;
}

async function run(place: string): Promise<void> {
  const services = await openVenueServices(parseConfig(process.env), {
    isAlone: false,
    onError: (error) => console.error(error.message),
  });
  const unfinished = `${place}.part`;
  try {
    const archive = await exportArchive(services, { system: 'venue:export' });
    await pipeline(archive, createWriteStream(unfinished, { mode: 0o600 }));
    await rename(unfinished, place);
    console.log(`Exported to ${place}, without accounts and sales.`);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  } finally {
    await services.close();
  }
}

/** A file that cannot be written, or an argument that does not exist. */
function isOfTheCaller(error: unknown): error is Error {
  const { code, syscall } = (error ?? {}) as { code?: unknown; syscall?: unknown };
  return syscall === 'open' || (typeof code === 'string' && code.startsWith('ERR_PARSE_ARGS'));
}
