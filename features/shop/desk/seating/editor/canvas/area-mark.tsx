import { useLingui } from '@lingui/react/macro';
import { type Area, AreaShape } from '#features/box-office/seating/index.ts';
import { type Language, shown } from '#lib/localized.ts';
import { classNames } from '#ui/class-names.ts';
import { areaKey } from '../stops.ts';

/** The stage, or a label. */
export function AreaMark({
  area,
  index,
  language,
  isSelected,
  isTabStop,
}: {
  area: Area;
  index: number;
  language: Language;
  isSelected: boolean;
  isTabStop: boolean;
}) {
  const { t } = useLingui();
  const { kind, text, x, y, width, height } = area;
  const name = shown(text, language).text;
  return (
    <g
      role="option"
      aria-selected={isSelected}
      aria-label={kind === 'stage' ? t`Stage: ${name}` : t`Label: ${name}`}
      tabIndex={isTabStop ? 0 : -1}
      data-stop={areaKey(index)}
      className={classNames('plan-area', `seating-${kind}`)}
    >
      <AreaShape area={area} />
      <rect className="plan-focus" x={x - 8} y={y - 8} width={width + 16} height={height + 16} />
      <text x={x + width / 2} y={y + height / 2}>
        {name}
      </text>
    </g>
  );
}
