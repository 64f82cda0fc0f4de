import { z } from 'zod';

/**
 * Body of `POST /api/dashboard-error-log/` (docs/product/settings-and-errors.md#missing-pages): a page that is missing,
 * or with `cart` the code with which a cart was refused there.
 */
export const errorLogBody = z.object({
  url: z.string().min(1).max(2000),
  cart: z
    .string()
    .regex(/^[\w-]{1,50}$/)
    .optional(),
});
