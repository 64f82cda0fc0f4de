import type { StubShape } from '../stub-artwork.ts';

/** The picture on the stub of a ticket: on phones the stub is narrower for its height. */
export function StubPicture({ image }: { image: Record<Extract<StubShape, 'upright' | 'narrow'>, string> }) {
  return (
    <picture>
      <source media="(width < 64rem)" srcSet={image.narrow} width={140} height={700} />
      <img src={image.upright} alt="" width={140} height={420} loading="lazy" />
    </picture>
  );
}
