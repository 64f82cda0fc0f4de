import type { OrderVoucher } from '#features/box-office/ticketing/index.ts';
import { drawStrip } from '#features/core/artwork/index.server.ts';
import { pathTo } from '#features/core/navigation/index.ts';
import { findSettings } from '#features/core/settings/index.server.ts';
import type { Db } from '#features/database.server.ts';
import type { Instant } from '#lib/venue-time.ts';
import { type Config, linkOrigin } from '#platform/config.server.ts';
import { taggedPdf } from '#platform/pdf/tagged-pdf.server.ts';
import { drawVoucherSheet, type VoucherSheet } from './draw-voucher-sheet.server.ts';
import { lastDayOf } from './order-voucher.ts';

/** The venue's own bird with something to give. */
const ART = { type: 'music', seed: 'gutschein~bird~stage~bright' } as const;

/** Data of a voucher order the sheet needs. */
export interface VoucherSheetData {
  isTest: boolean;
  placedAt: Instant;
  customer: { firstName: string; lastName: string };
  voucher: OrderVoucher;
}

/**
 * A voucher as a PDF to give away, a sheet of A4 in both languages, tagged for screen readers; `null` while it is not paid, and once it is
 * cancelled. Throws `OverloadedError` when too many are being made.
 */
export async function voucherPdf(
  { db, config }: { db: Db; config: Config },
  { isTest, placedAt, customer, voucher }: VoucherSheetData,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const { issued, state, cents, recipient, greeting } = voucher;
  if (!issued || state === 'cancelled') return null;
  const { siteName, seller } = await findSettings(db);
  const picture = await drawStrip(ART.type, ART.seed);
  const { host } = new URL(linkOrigin(config));
  const sheet: VoucherSheet = {
    site: siteName,
    address: seller ? [seller.street, `${seller.postalCode} ${seller.city}`] : [],
    redeemAt: { de: host + pathTo('credit', 'de'), en: host + pathTo('credit', 'en') },
    isTest,
    picture,
    cents,
    code: issued.code,
    validUntil: issued.validUntil && lastDayOf(issued.validUntil),
    recipient,
    greeting,
    from: `${customer.firstName} ${customer.lastName}`.trim(),
  };
  return taggedPdf(
    {
      ...{ title: `Geschenkgutschein, ${siteName}`, language: 'de-DE' },
      ...{ createdAt: new Date(placedAt), text: sheet },
    },
    [(pdf, book) => drawVoucherSheet(pdf, book, sheet)],
  );
}
