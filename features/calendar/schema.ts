import { z } from 'zod';

/** `page_size` of a list: 10 unless told, 100 at most, so that every answer stays bounded. */
export const pageSizeSchema = z.coerce.number().int().min(1).max(100).default(10);

export const idSchema = z.coerce.number().int().positive();
