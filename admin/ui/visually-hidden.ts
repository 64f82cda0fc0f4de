/** The look of a text for those who do not see the page. */
export const VISUALLY_HIDDEN = {
  clipPath: 'inset(50%)',
  height: '1px',
  overflow: 'hidden',
  position: 'absolute',
  width: '1px',
};
