import { z } from 'zod';

/** Body of `POST /api/dashboard-error-log/` (specification, section 7). */
export const errorLogBody = z.object({ url: z.string().min(1).max(2000) });
