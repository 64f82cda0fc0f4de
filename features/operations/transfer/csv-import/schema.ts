import { z } from 'zod';

/** A file as text, and whether it is only looked at. */
export const importBody = z.strictObject({ file: z.string(), trial: z.boolean() });

const fault = z.strictObject({
  line: z
    .int()
    .min(1)
    .nullable()
    .describe('As spreadsheets count: the headings are 1. Nothing where the whole file is meant.'),
  column: z.string().nullable().describe('As its heading is called, where it is the fault of one.'),
  message: z.string().describe('In the language of the address.'),
});

/** Result of the import. */
export const importResponse = z.strictObject({
  lines: z.int().min(0).describe('How many say something, the headings not counted.'),
  created: z.int().min(0).describe('All of them, or none.'),
  faults: z.array(fault),
});
