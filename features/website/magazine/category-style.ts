/** The sheets a category's head can lie on; empty for that of the magazine. */
export const STYLE_NAME = ['', 'himmel', 'dotter', 'rosa', 'minze'] as const;
export type StyleName = (typeof STYLE_NAME)[number];

/** The class of the head of a category's page. Written out: class names are read from the source. */
export function headSurface(style: StyleName | null): string {
  switch (style) {
    case 'himmel':
      return 'surface-himmel';
    case 'dotter':
      return 'surface-dotter';
    case 'rosa':
      return 'surface-rosa';
    case 'minze':
      return 'surface-minze';
    default:
      return 'surface-laub';
  }
}
