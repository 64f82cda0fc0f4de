import spriteUrl from './icons/sprite.svg?url&no-inline';

export type IconName =
  | 'search'
  | 'cart'
  | 'user'
  | 'close'
  | 'menu'
  | 'arrow-right'
  | 'arrow-left'
  | 'chevron-down'
  | 'calendar'
  | 'pin'
  | 'tram'
  | 'bike'
  | 'car'
  | 'walk'
  | 'step-free'
  | 'filter'
  | 'plus'
  | 'minus'
  | 'pause'
  | 'play'
  | 'clock'
  | 'ticket'
  | 'info'
  | 'eye'
  | 'drag'
  | 'trash'
  | 'pen'
  | 'check'
  | 'globe'
  | 'mail'
  | 'phone'
  | 'text'
  | 'image'
  | 'slider'
  | 'video'
  | 'faq'
  | 'list'
  | 'undo'
  | 'download'
  | 'ear'
  | 'heart';

/** Size the style sheet gives icons that name none: pages have dozens of them. */
const USUAL_SIZE = 24;

/** Decoration beside a text; a control that has only an icon names itself with `aria-label`. */
export function Icon({
  name,
  size = USUAL_SIZE,
  className,
}: {
  name: IconName;
  size?: number | undefined;
  className?: string | undefined;
}) {
  const measures = size === USUAL_SIZE ? {} : { width: size, height: size };
  return (
    <svg className={className ? `icon ${className}` : 'icon'} {...measures} aria-hidden="true">
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  );
}
