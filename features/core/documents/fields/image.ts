import { z } from 'zod';
import { type ArtworkType, artworkTypes } from '#features/core/artwork/index.ts';
import type { PhotoView } from '#features/core/media/index.ts';
import { type FieldOptions, makeField } from './field.ts';

/** A picture of the library by its id, or an artwork of the venue by its seed. */
const imageValue = z.union(
  [
    z.strictObject({ id: z.int().min(1) }),
    z.strictObject({ art: z.enum(artworkTypes), seed: z.string().regex(/^[a-z0-9][a-z0-9~-]{0,119}$/) }),
  ],
  'invalid',
);

export type ImageValue = z.infer<typeof imageValue>;

/** As a view gets it: a photo, or the artwork that stands in its place. */
export type Picture = { photo: PhotoView } | { art: ArtworkType; seed: string };

/** A picture. Where one is chosen that may no longer be shown, artwork stands in. */
export function image(options: FieldOptions) {
  return makeField<'image', ImageValue, Picture | null>('image', options, {
    schema: imageValue,
    references: (value) => ('id' in value ? [{ kind: 'image', id: value.id }] : []),
    show: (value, _lang, { loaded }) => {
      if (!value) return null;
      if (!('id' in value)) return value;
      const photo = loaded.images[value.id];
      return photo ? { photo } : { art: 'exhibition', seed: `image-${value.id}` };
    },
  });
}
