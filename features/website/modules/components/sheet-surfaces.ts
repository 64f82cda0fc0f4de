/** The class of each sheet a module can lie on. Written out: class names are read from the source. */
export const SHEET_SURFACES = {
  none: undefined,
  himmel: 'surface-himmel',
  dotter: 'surface-dotter',
  rosa: 'surface-rosa',
  minze: 'surface-minze',
};
