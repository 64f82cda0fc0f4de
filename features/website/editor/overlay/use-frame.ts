import { useLayoutEffect, useState } from 'react';
import type { Id } from '#features/core/documents/index.ts';
import { useSession } from '../session/session-context.ts';
import { useValue } from '../store/value.ts';

/** Where something is on the page, in its coordinates: it moves with the page by itself. */
export interface Frame {
  top: number;
  left: number;
  width: number;
  height: number;
}

export function frameOf(element: Element): Frame {
  const { top, left, width, height } = element.getBoundingClientRect();
  return { top: top + scrollY, left: left + scrollX, width, height };
}

/** Where what a module shows is: its gutters are not part of it. */
export function contentFrameOf(element: Element): Frame {
  const frame = frameOf(element);
  const { paddingLeft, paddingRight } = getComputedStyle(element);
  const [before, behind] = [Number.parseFloat(paddingLeft), Number.parseFloat(paddingRight)];
  return { ...frame, left: frame.left + before, width: frame.width - before - behind };
}

/** Where a module is, and again whenever that changes; `null` where it is not on the page. */
export function useFrame(id: Id | null): Frame | null {
  const { modules } = useSession();
  const layout = useValue(modules.layout);
  const [frame, setFrame] = useState<Frame | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new layout may have moved it
  useLayoutEffect(() => {
    const element = id === null ? null : modules.element(id);
    const measure = () => setFrame(element?.isConnected ? contentFrameOf(element) : null);
    measure();
    if (!element) return;
    // What is above it changes the page's height as well.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(document.body);
    addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      removeEventListener('resize', measure);
    };
  }, [id, layout, modules]);
  return frame;
}
