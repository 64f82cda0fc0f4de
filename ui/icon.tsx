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

/** Decoration beside a text; a control that has only an icon names itself with `aria-label`. */
export function Icon({
  name,
  size = 24,
  className,
}: {
  name: IconName;
  size?: number | undefined;
  className?: string | undefined;
}) {
  return (
    <svg className={className ? `icon ${className}` : 'icon'} width={size} height={size} aria-hidden="true">
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  );
}
