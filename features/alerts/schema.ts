import { z } from 'zod';
import { LINK_ADDRESS, LINK_ADDRESS_RULE } from '#lib/link-address.ts';

const line = z.string().trim().min(1).max(200);
const text = z.string().trim().min(1).max(1000);
const address = z.string().max(500).regex(LINK_ADDRESS, LINK_ADDRESS_RULE);
const instant = z.iso.datetime({ precision: 3, error: 'must be an instant in UTC with milliseconds' });
const localized = <T extends z.ZodType>(one: T) => z.strictObject({ de: one, en: one.nullable() });

/** Breaking news as they are written. */
export const alertDraft = z
  .strictObject({
    title: localized(line),
    text: localized(text),
    linkUrl: localized(address).nullable(),
    linkTitle: localized(line).nullable(),
    online: z.strictObject({ from: instant.nullable(), to: instant.nullable() }),
  })
  .refine(({ online }) => online.from === null || online.to === null || online.from < online.to, {
    path: ['online', 'to'],
    error: 'must be later than the start',
  })
  .refine(({ linkUrl, linkTitle }) => linkUrl === null || linkTitle !== null, {
    path: ['linkTitle'],
    error: 'must name where the link leads',
  });

export const stickyItems = z
  .array(z.strictObject({ text: localized(line), link: localized(line), url: localized(address) }))
  .max(6);
