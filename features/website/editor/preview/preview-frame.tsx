import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';

/**
 * A page in a width, as small as it has to be to be seen whole. It is looked at and not walked through: links in it lead
 * nowhere.
 */
export function PreviewFrame({ address, width, name }: { address: string; width: number; name: string }) {
  const { t } = useLingui();
  const container = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  const [loaded, setLoaded] = useState<string | null>(null);
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const scale = room === 0 ? 1 : Math.min(1, room / width);
  return (
    <div ref={container} className="preview-around">
      <p role="status" className={loaded === address ? 'visually-hidden' : 'muted'}>
        {loaded === address ? <Trans>Page loaded</Trans> : <Trans>Loading the page</Trans>}
      </p>
      <iframe
        key={address}
        src={address}
        title={t`${name}, ${width} pixels wide`}
        className="preview-frame"
        style={{
          width,
          height: `${100 / scale}%`,
          transform: `scale(${scale})`,
          marginInlineStart: Math.max(0, (room - width * scale) / 2),
        }}
        onLoad={({ currentTarget }) => {
          setLoaded(address);
          currentTarget.contentDocument?.addEventListener('click', stay, true);
        }}
      />
    </div>
  );
}

function stay(event: MouseEvent): void {
  // Of the frame, whose classes of elements are its own.
  const target = event.target as Element | null;
  if (!target?.closest?.('a[href]')) return;
  event.preventDefault();
  event.stopPropagation();
}
