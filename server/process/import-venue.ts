import { access } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { inWorkingFolder } from '#features/core/media/index.server.ts';
import { faultSentence, importArchive } from '#features/operations/transfer/index.server.ts';
import { parseConfig } from '#platform/config.server.ts';
import { isOperatorError } from './start-errors.ts';
import { openVenueServices } from './venue-services.ts';

const USAGE = 'npm run venue:import -- --from=house.tar';

// `npm run venue:import`: an archive into an empty venue (docs/product/admin.md#archive). On SQLite the site has to be stopped.
try {
  const { values } = parseArgs({ options: { from: { type: 'string' } } });
  if (values.from) process.exitCode = await run(values.from);
  else {
    console.error(USAGE);
    process.exitCode = 1;
  }
} catch (error) {
  console.error(isOperatorError(error) || isOfTheCaller(error) ? error.message : error);
  process.exitCode = 1;
}

async function run(place: string): Promise<number> {
  await access(place);
  const services = await openVenueServices(parseConfig(process.env), {
    isAlone: true,
    onError: (error) => console.error(error.message),
  });
  try {
    const imported = await inWorkingFolder((folder) =>
      importArchive(services, { system: 'venue:import' }, { place, folder }),
    );
    if (!imported.ok) {
      console.error(`Nothing was imported. ${faultSentence(imported.error).en}`);
      return 1;
    }
    const { rows, files, missing } = imported.value;
    console.log(`Imported ${rows} rows and ${files} files from ${place}.`);
    if (missing.length > 0) console.log(`Missing in the archive already: ${missing.join(', ')}.`);
    return 0;
  } finally {
    await services.close();
  }
}

/** A file that is not there, or an argument that does not exist. */
function isOfTheCaller(error: unknown): error is Error {
  const { code, syscall } = (error ?? {}) as { code?: unknown; syscall?: unknown };
  return syscall === 'access' || (typeof code === 'string' && code.startsWith('ERR_PARSE_ARGS'));
}
