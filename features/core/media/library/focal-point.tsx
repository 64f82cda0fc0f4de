import { useLingui } from '@lingui/react/macro';
import type { KeyboardEvent, PointerEvent } from 'react';
import { holdTouch } from '#platform/browser/hold-touch.ts';
import { cropOf, type Shape } from '../pictures/crops.ts';
import type { LibraryAsset, LibraryFacts } from './library-asset.ts';

type Point = LibraryFacts['focal_point'];

/** Shapes that show the effect of a point, with their names. */
const SHAPES = [
  ['16x9', '16:9'],
  ['1x1', '1:1'],
  ['3x4', '3:4'],
] as const satisfies readonly (readonly [Shape, string])[];

const STEPS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const inside = (percent: number) => Math.min(100, Math.max(0, Math.round(percent)));

/** Chooses the focal point of a picture, which remains visible in every crop: by a click, or by the arrow keys. */
export function FocalPoint({
  asset,
  value,
  onChange,
}: {
  asset: LibraryAsset;
  value: Point;
  onChange: (point: Point) => void;
}) {
  const { t } = useLingui();
  const { thumbnails, width, height } = asset;
  if (!thumbnails || !width || !height) return null;
  const { x, y } = value;
  const onPoint = (event: PointerEvent<HTMLElement>) => {
    const { left, top, width: across, height: down } = event.currentTarget.getBoundingClientRect();
    onChange({
      x: inside(((event.clientX - left) / across) * 100),
      y: inside(((event.clientY - top) / down) * 100),
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const far = event.shiftKey ? 10 : 1;
    onChange({ x: inside(x + step.x * far), y: inside(y + step.y * far) });
  };
  return (
    <div className="focal">
      <div ref={holdTouch} className="focal-picture" onPointerDown={onPoint}>
        <img src={thumbnails.large} alt="" width={width} height={height} />
        <button
          type="button"
          className="focal-handle"
          style={{ left: `${x}%`, top: `${y}%` }}
          aria-label={t`Focal point: ${x}% from the left, ${y}% from the top. Move it with the arrow keys.`}
          onKeyDown={onKeyDown}
        />
      </div>
      <p className="muted" aria-live="polite">
        {t`Focal point ${x} / ${y}. It stays in view in every format.`}
      </p>
      <ul className="focal-crops">
        {SHAPES.map(([shape, name]) => (
          <li key={shape}>
            <Crop asset={{ src: thumbnails.large, width, height }} shape={shape} point={value} />
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A part of the picture, as it will be cut. */
function Crop({
  asset: { src, width, height },
  shape,
  point,
}: {
  asset: { src: string; width: number; height: number };
  shape: Shape;
  point: Point;
}) {
  const crop = cropOf({ width, height }, shape, point);
  const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;
  return (
    <div className="focal-crop" style={{ aspectRatio: `${crop.width} / ${crop.height}` }}>
      <img
        src={src}
        alt=""
        style={{
          width: percent(width, crop.width),
          left: percent(-crop.left, crop.width),
          top: percent(-crop.top, crop.height),
        }}
      />
    </div>
  );
}
