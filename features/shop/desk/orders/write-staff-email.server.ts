import { findSettings } from '#features/core/settings/index.server.ts';
import type { Trx } from '#features/database.server.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { Config } from '#platform/config.server.ts';
import { writeEmail } from '#platform/mail/outgoing-emails.server.ts';
import { renderEmail } from '#platform/mail/render-email.ts';

interface StaffEmail {
  subject: string;
  paragraphs: readonly string[];
  /** The order it is about, and where it is worked on. */
  order?: { number: string; link: string };
}

/**
 * Writes an email to the venue itself, within a transaction: to the address its invoices name, else to the one its emails come
 * from; to nobody where it has neither. The venue reads German.
 */
export async function writeStaffEmail(
  trx: Trx,
  { subject, paragraphs, order }: StaffEmail,
  { config, now }: { config: Pick<Config, 'mail'>; now: Instant },
): Promise<void> {
  const { siteName, seller } = await findSettings(trx);
  const to = seller?.email ?? addressIn(config.mail?.from ?? '');
  if (!to) return;
  const email = renderEmail({
    ...{ language: 'de', site: siteName, subject, heading: subject },
    blocks: [
      ...paragraphs.map((text) => ({ kind: 'text' as const, text })),
      ...(order
        ? [
            {
              kind: 'link' as const,
              intro: '',
              label: `Bestellung ${order.number}`,
              href: order.link,
              isMain: true,
            },
          ]
        : []),
    ],
  });
  await writeEmail(trx, { to, about: order?.number ?? null, ...email }, now);
}

/** `Buntspecht <kasse@buntspecht.example>` and the address alone mean the same. */
const addressIn = (from: string): string => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from;
