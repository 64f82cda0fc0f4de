import { useEffect, useRef } from 'react';

/**
 * How far the pupil leaves the middle of the eye, as a share of its size (docs/design/identity.md#hero-of-an-event).
 */
const FURTHEST = 0.24;

/** The zero of 404: a hole with an eye. The pupil follows the pointer, unless motion is reduced. */
export function WatchingEye() {
  const eye = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!matchMedia('(prefers-reduced-motion: no-preference)').matches) return;
    const followPointer = ({ clientX, clientY }: PointerEvent) => {
      const box = eye.current?.getBoundingClientRect();
      if (!box) return;
      const [x, y] = [clientX - box.left - box.width / 2, clientY - box.top - box.height / 2];
      // As far as it goes as soon as the pointer is outside of the eye.
      const share = (100 * FURTHEST) / Math.max(box.width / 2, Math.hypot(x, y));
      eye.current?.style.setProperty('--look', `${x * share}% ${y * share}%`);
    };
    addEventListener('pointermove', followPointer, { passive: true });
    return () => removeEventListener('pointermove', followPointer);
  }, []);
  return (
    <span ref={eye} className="watching-eye">
      <i />
    </span>
  );
}
