import { Component, type ReactNode, startTransition, useCallback, useEffect, useRef, useState } from 'react';
import type { ModuleDefinition } from '#features/core/documents/index.ts';
import { renderModules } from '#features/website/modules/index.ts';
import { InStaticPart } from '#ui/in-static-part.ts';
import type { Samples } from './samples.ts';

/** How wide the page is on which a sample stands: rows of dates want more, a line of text less. */
const WIDTHS = { whole: 1180, usual: 760, little: 420 };
/** Height in px below which a sample, on a page of the usual width, is drawn larger. */
const LITTLE_PX = 190;

/**
 * A kind of module drawn small, as the page would show it; it is made when it comes into sight. Nothing in it can be reached or
 * read: its kind is named beside it.
 */
export function KindSample({
  definition: { id: type, category },
  samples,
}: {
  definition: ModuleDefinition;
  samples: Samples | null;
}) {
  const frame = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<number | null>(null);
  const [size, setSize] = useState<keyof typeof WIDTHS>(category === 'programme' ? 'whole' : 'usual');
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new IntersectionObserver(([seen]) => {
      if (!seen?.isIntersecting) return;
      const { clientWidth } = element;
      // All of them at once would block typing.
      startTransition(() => setRoom(clientWidth));
      observer.disconnect();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const measure = useCallback((page: HTMLElement | null) => {
    if (!page) return;
    // Asked for at once, its height would make the browser lay out the whole page, for each sample again.
    const observer = new ResizeObserver(([laidOut]) => {
      if ((laidOut?.borderBoxSize[0]?.blockSize ?? LITTLE_PX) < LITTLE_PX) setSize('little');
      observer.disconnect();
    });
    observer.observe(page, { box: 'border-box' });
    return () => observer.disconnect();
  }, []);
  const node = samples?.byType.get(type);
  const width = Math.min(WIDTHS[size], innerWidth);
  return (
    <div ref={frame} className="kind-sample" aria-hidden="true" inert>
      {node && samples && room !== null ? (
        <div
          ref={measure}
          className="kind-sample-page"
          data-sample={type}
          style={{ width, transform: `scale(${room / width})` }}
        >
          <HiddenOnError>
            <InStaticPart value={true}>{renderModules({ modules: [node] }, samples.options)}</InStaticPart>
          </HiddenOnError>
        </div>
      ) : null}
    </div>
  );
}

/** A sample that cannot be drawn must not take the page along. */
class HiddenOnError extends Component<{ children: ReactNode }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
