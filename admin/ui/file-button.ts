import { COLOR } from './theme.ts';

/** Style of the native button of a file input. */
export const FILE_BUTTON = {
  font: 'inherit',
  fontWeight: 700,
  minHeight: 44,
  px: 2,
  mr: 2,
  border: `2px solid ${COLOR.ink}`,
  background: COLOR.sheet,
  color: COLOR.ink,
  cursor: 'pointer',
};
