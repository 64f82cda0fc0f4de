import { z } from 'zod';
import { LEGAL_KINDS } from './legal-page.ts';

const TEXT_AT_MOST = 200_000;
const title = z.string().trim().min(1).max(200);
const html = z.string().min(1).max(TEXT_AT_MOST);

export const legalPage = z.strictObject({
  kind: z.enum(LEGAL_KINDS),
  title: z.strictObject({ de: title, en: title.nullable() }),
  html: z.strictObject({ de: html, en: html.nullable() }),
});
