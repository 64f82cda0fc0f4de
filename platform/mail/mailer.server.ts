import type { Clock } from '../clock.ts';
import type { Config } from '../config.server.ts';
import type { IdSource } from '../ids.server.ts';
import type { Mailer } from './email.ts';
import { outboxFolder, outboxMailer } from './outbox.server.ts';

/** Milliseconds for a mail server that does not answer: nodemailer alone would wait ten minutes, and a stop with it. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

interface Parts {
  config: Pick<Config, 'mail' | 'dataDir'>;
  clock: Clock;
  ids: IdSource;
}

/** Over SMTP where there is a server for it, else into the folder `outbox` of the data, one JSON file per email. */
export function createMailer({ config, clock, ids }: Parts): Mailer {
  if (config.mail) return smtpMailer(config.mail);
  if (config.dataDir === ':memory:') return { send: async () => {} };
  return outboxMailer(outboxFolder(config.dataDir), clock, ids);
}

function smtpMailer({ smtpUrl, from }: NonNullable<Config['mail']>): Mailer {
  return {
    async send({ unsubscribeUrl, ...email }) {
      // Most processes never send an email, and none does at its start.
      const { createTransport } = await import('nodemailer');
      try {
        await createTransport({ url: smtpUrl, ...PATIENCE }).sendMail({
          ...{ from, ...email },
          ...(unsubscribeUrl === undefined ? {} : { headers: unsubscribeHeaders(unsubscribeUrl) }),
        });
      } catch (error) {
        throw new Error(`sending to the mail server failed: ${reasonOf(error)}`);
      }
    },
  };
}

function unsubscribeHeaders(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** Codes alone: in words servers name the recipient, and errors are logged. */
function reasonOf(error: unknown): string {
  const { code, command, responseCode } = error as Record<string, unknown>;
  return [code, command, responseCode].filter((part) => part !== undefined).join(' ');
}
