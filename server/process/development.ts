import { parseConfig } from '#platform/config.server.ts';
import { createJobRunner } from '#platform/jobs/job-runner.server.ts';
import { jobsOf } from '../services/jobs.ts';
import { openServices } from '../services/services.server.ts';
import { createSite } from '../site/site.ts';
import { welcomeText } from './welcome.ts';

/** Time for pending requests when an edit replaces the code that answers them. */
const SHUTDOWN_MS = 5000;

interface Development {
  fetch(request: Request): Promise<Response>;
  close(): Promise<void>;
}

// Survives the re-evaluation of modules after an edit.
const slot = globalThis as { development?: Promise<Development> };

/**
 * The site with its jobs for the development server. Each evaluation of this module, thus each edit of server code, reopens
 * everything, so that no service keeps old code; the former instance closes once its last answers are out.
 */
export function openDevelopment(): (request: Request) => Promise<Response> {
  const before = slot.development;
  const opened = open({ isFirst: before === undefined });
  slot.development = opened;
  void before?.then((previous) => setTimeout(() => void previous.close(), SHUTDOWN_MS).unref());
  return async (request) => (await opened).fetch(request);
}

async function open({ isFirst }: { isFirst: boolean }): Promise<Development> {
  const config = parseConfig(process.env);
  const services = await openServices(config);
  const site = createSite(services, 'development');
  const jobs = createJobRunner({ ...services, node: services.ids.token() }, jobsOf(services));
  jobs.start();
  if (isFirst) console.log(`${await welcomeText(services, `http://localhost:${config.port}`)}\n`);
  return {
    fetch: async (request) => site.fetch(request),
    async close() {
      await jobs.stop();
      await services.close();
    },
  };
}
