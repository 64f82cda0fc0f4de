import type { Context, MiddlewareHandler } from 'hono';
import { inWorkingFolder } from '#features/core/media/index.server.ts';
import { cleanText } from '#lib/clean-text.ts';
import { OverloadedError } from '#platform/bounded-work.server.ts';
import { isMultipart, withPlainForm } from '#platform/http/plain-form.server.ts';
import { Problem } from '#platform/http/problem.server.ts';
import { type ReceivedForm, receiveForm } from '#platform/http/receive-form.server.ts';
import { createTransferSlots } from '#platform/http/transfer-slots.server.ts';
import type { FileStorage } from '#platform/storage/file-storage.ts';
import { MAX_FILE_BYTES, MAX_FILES } from './field.ts';
import type { EntryServices } from './send-entry.server.ts';
import { countFile, hasCapacity, storeTempFile } from './temp-files.server.ts';

const TRANSFERS = { atOnce: 16, perOwner: 4 };

const RETRY_SECONDS = '20';
const FULL_RETRY_SECONDS = '600';

/**
 * Takes in a form that a browser sent with its files: each file is stored as one that was uploaded before, and the page gets a
 * plain form with its id, or with why there is none.
 */
export function storeFormFiles(
  services: EntryServices & { storage: FileStorage },
  networkOf: (c: Context) => string | null,
): MiddlewareHandler {
  const transfer = createTransferSlots(TRANSFERS);
  return async (c, next) => {
    if (!isMultipart(c.req.raw)) return next();
    const network = networkOf(c);
    const body = await transfer(network, () => plainForm(c.req.raw, network)).catch((error: unknown) => {
      if (!(error instanceof OverloadedError)) throw error;
      throw new Problem(503, 'busy', {
        detail: 'Try again in a moment.',
        headers: { 'retry-after': RETRY_SECONDS },
      });
    });
    c.req.raw = withPlainForm(c.req.raw, body);
    return next();
  };

  async function plainForm(request: Request, network: string | null): Promise<URLSearchParams> {
    return inWorkingFolder(async (folder) => {
      if (!(await hasCapacity(services)))
        throw new Problem(503, 'full', {
          detail: 'Too many files are waiting for their forms.',
          headers: { 'retry-after': FULL_RETRY_SECONDS },
        });
      const most = { mostBytes: MAX_FILE_BYTES, mostFiles: MAX_FILES };
      // No field takes as much: its page says so, and has the rest.
      const form = await receiveForm(request, { folder, ...most, longFields: 'cut' });
      if (!form.ok) throw new Problem(400, form.error.toLowerCase(), { detail: 'This is no form of ours.' });
      return saved(form.value, network);
    });
  }

  async function saved({ fields, files }: ReceivedForm, network: string | null): Promise<URLSearchParams> {
    const plain = new URLSearchParams();
    for (const [name, value] of fields) plain.append(cleanText(name), cleanText(value));
    for (const { field, file } of files) {
      if (file === 'TOO_LARGE') plain.append(cleanText(field), file);
      // No file was stored under that name: its page says that it did not arrive.
      else if (!(await countFile(services, network, file.bytes))) plain.append(cleanText(field), 'TOO_MANY');
      else {
        const stored = await storeTempFile(services, file);
        plain.append(cleanText(field), stored.ok ? stored.value.id : stored.error);
      }
    }
    return plain;
  }
}
