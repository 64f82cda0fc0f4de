/** Style of a text for screen readers alone. */
export const VISUALLY_HIDDEN = {
  clipPath: 'inset(50%)',
  height: '1px',
  overflow: 'hidden',
  position: 'absolute',
  width: '1px',
};
