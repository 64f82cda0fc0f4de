import { z } from 'zod';

/** Data that was imported. */
export const importSummary = z.strictObject({
  rows: z.int().min(0).describe('Of all tables together.'),
  files: z.int().min(0).describe('Of the library.'),
  missing_files: z.array(z.string()).describe('Those that the house it comes from had lost already.'),
});
