import { useLayoutEffect, useState } from 'react';
import type { Id } from '#features/core/documents/index.ts';
import { useSession } from '../session/session-context.ts';
import { useValue } from '../store/value.ts';

/** Frame of an element in page coordinates, so that it scrolls along with the page. */
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

/** Returns the frame of a module's content, without its gutters. */
export function contentFrameOf(element: Element): Frame {
  const frame = frameOf(element);
  const { paddingLeft, paddingRight } = getComputedStyle(element);
  const [before, behind] = [Number.parseFloat(paddingLeft), Number.parseFloat(paddingRight)];
  return { ...frame, left: frame.left + before, width: frame.width - before - behind };
}

/** Returns the frame of a module, updated whenever it changes; `null` for a module that is not on the page. */
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
    // Observes the body too: content above the module changes the page's height as well.
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
