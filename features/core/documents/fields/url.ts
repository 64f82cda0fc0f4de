import { z } from 'zod';
import { isShowable } from '#lib/embed-address.ts';
import { type EmbedKind, isEmbedAddress } from '#lib/embed-hosts.ts';
import { type FieldOptions, makeField } from './field.ts';
import { withProtocol } from './link.ts';

/** The address of something another provider shows, of a host in the one table (`lib/embed-hosts.ts`). */
export function url({ kind, ...options }: FieldOptions & { kind: EmbedKind }) {
  const field = makeField<'url', string, string | null>('url', options, {
    schema: z
      .string('invalid')
      .max(500, 'too-long')
      .refine((value) => value === '' || isEmbedAddress(value, kind), {
        error: 'host-not-allowed',
        abort: true,
      })
      .refine((value) => value === '' || isShowable(kind, value), 'nothing-to-show'),
    clean: (value) =>
      typeof value === 'string' ? withProtocol(value.trim()).replace(/^http:/, 'https:') : value,
    show: (value) => value || null,
  });
  return { ...field, embed: kind };
}
