import spriteUrl from './icons.svg?url&no-inline';

export type EditorIconName =
  | 'link'
  | 'arrow-up'
  | 'arrow-down'
  | 'more'
  | 'redo'
  | 'copy'
  | 'cut'
  | 'outline'
  | 'warning'
  | 'keyboard'
  | 'page'
  | 'columns'
  | 'undo'
  | 'to-top'
  | 'to-bottom'
  | 'paste'
  | 'bullets'
  | 'numbers'
  | 'align-left'
  | 'align-center'
  | 'align-right'
  | 'clock'
  | 'device'
  | 'grip';

/** An icon of the editor alone: the visitors' sprite has none of them. Decorative: its button has a label. */
export function EditorIcon({ name, size = 20 }: { name: EditorIconName; size?: number }) {
  return (
    <svg className="icon" width={size} height={size} aria-hidden="true">
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  );
}
