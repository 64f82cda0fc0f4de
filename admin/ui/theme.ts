import { defaultTheme, type RaThemeOptions } from 'react-admin';

/** The venue's colours (app/styles/tokens.css), for a library that takes them as values. */
export const COLOR = {
  ink: '#17171f',
  paper: '#faf8f3',
  sheet: '#ffffff',
  rot: '#d3202b',
  rotTief: '#a8131f',
  dotter: '#ffc420',
  dotterHell: '#fff2c9',
  laub: '#0a7348',
  blau: '#2440c4',
  stein700: '#55535c',
  stein500: '#706d78',
  stein300: '#d8d3c8',
  stein100: '#efebe2',
} as const;

const DISPLAY = '"Londrina Solid", Impact, "Arial Narrow", sans-serif';
const TEXT = '"Familjen Grotesk", system-ui, sans-serif';
const FOCUS = { outline: `3px solid ${COLOR.blau}`, outlineOffset: '2px' };
/** Screens too narrow for table columns: each row is shown as a card. */
export const CARDS = '@media (width < 768px)';
/** From here on the menu has room beside the screen with all its words, in pixels. */
export const MENU_BREAKPOINT = 1024;
/** A tablet that is held upright. */
const UPRIGHT = `@media (768px <= width < ${MENU_BREAKPOINT}px)`;
/** Width of the ink side, in pixels. */
const SIDE = 232;

export const adminTheme: RaThemeOptions = {
  ...defaultTheme,
  palette: {
    mode: 'light',
    primary: { main: COLOR.ink },
    secondary: { main: COLOR.blau },
    error: { main: COLOR.rotTief },
    success: { main: COLOR.laub },
    background: { default: COLOR.paper, paper: COLOR.sheet },
    text: { primary: COLOR.ink, secondary: COLOR.stein700 },
    divider: COLOR.stein300,
  },
  shape: { borderRadius: 0 },
  sidebar: { width: SIDE, closedWidth: 56 },
  typography: {
    fontFamily: TEXT,
    fontSize: 15,
    button: { textTransform: 'none', fontWeight: 700 },
    h5: { fontFamily: DISPLAY, fontSize: '2.25rem', lineHeight: 1 },
    h6: { fontFamily: TEXT, fontWeight: 700, fontSize: '1.0625rem' },
  },
  components: {
    ...defaultTheme.components,
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { '&.Mui-focusVisible': FOCUS } },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: { minHeight: 44, paddingInline: 18 },
        outlined: { borderWidth: 2, borderColor: COLOR.ink, '&:hover': { borderWidth: 2 } },
      },
    },
    // Hidden from screen readers: the text shown next to it says what is loading.
    MuiCircularProgress: { defaultProps: { 'aria-hidden': true } },
    MuiLinearProgress: { defaultProps: { 'aria-hidden': true } },
    MuiPaper: { defaultProps: { elevation: 0 } },
    MuiTextField: { defaultProps: { variant: 'outlined', fullWidth: true, size: 'small' } },
    MuiFormControl: {
      defaultProps: { variant: 'outlined', fullWidth: true },
      // Menus stand on one line with the fields beside them.
      styleOverrides: { marginDense: { marginTop: 0 } },
    },
    MuiFormLabel: { styleOverrides: { root: { color: COLOR.ink, fontSize: '0.9375rem', fontWeight: 700 } } },
    // Hints begin where the field does, as they do below switches.
    MuiFormHelperText: {
      styleOverrides: {
        // Disabled fields remain readable: their explanation still matters.
        root: { '&.Mui-disabled': { color: COLOR.stein700 } },
        contained: { marginInline: 0 },
      },
    },
    MuiAutocomplete: { defaultProps: { size: 'small' } },
    MuiSelect: { defaultProps: { size: 'small', variant: 'outlined' } },
    // Labels of fields stand above them and do not move.
    MuiInputLabel: {
      defaultProps: { shrink: true },
      styleOverrides: {
        root: {
          position: 'static',
          transform: 'none',
          marginBottom: 4,
          fontSize: '0.9375rem',
          fontWeight: 700,
          color: COLOR.ink,
          whiteSpace: 'normal',
        },
      },
    },
    MuiOutlinedInput: {
      defaultProps: { notched: false },
      styleOverrides: {
        root: {
          backgroundColor: COLOR.sheet,
          minHeight: 48,
          '&.Mui-focused': FOCUS,
          '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderWidth: 3 },
        },
        notchedOutline: {
          top: 0,
          borderWidth: 2,
          borderColor: COLOR.ink,
          '& legend': { display: 'none' },
        },
      },
    },
    // The label of a row's checkbox would be on the box around it, which screen readers skip: it is moved to the input.
    MuiCheckbox: {
      defaultProps: {
        slotProps: {
          root: { 'aria-label': undefined },
          input: (checkbox: object) => ({ 'aria-label': nameOf(checkbox) }),
        },
      },
    },
    MuiTableCell: {
      styleOverrides: {
        root: {
          borderBottom: `1px solid ${COLOR.stein300}`,
          fontSize: '1rem',
          // A tablet has room for all columns, but not for air between them.
          '@media (768px <= width < 1200px)': { fontSize: '0.875rem', paddingInline: 5 },
          [UPRIGHT]: { paddingInline: 3 },
        },
        head: {
          fontWeight: 700,
          color: COLOR.stein700,
          borderBottom: `3px solid ${COLOR.ink}`,
          [UPRIGHT]: { fontSize: '0.8125rem' },
        },
      },
    },
    MuiTableRow: {
      styleOverrides: {
        root: {
          height: 60,
          '&.Mui-selected, &:has(.select-item.Mui-checked)': { backgroundColor: COLOR.dotterHell },
        },
      },
    },
    RaToolbar: {
      styleOverrides: {
        root: {
          background: COLOR.stein100,
          bottom: 0,
          flexWrap: 'wrap',
          gap: 16,
          position: 'sticky',
          zIndex: 2,
          // Fixed, it would lie over the end of the form.
          '&.RaToolbar-mobileToolbar': { position: 'sticky' },
        },
      },
    },
    // On a tablet what can be done with a list stands below what it is narrowed by, where both do not fit.
    RaListToolbar: {
      styleOverrides: {
        root: {
          // On a phone they stand below each other anyway.
          '@media (min-width: 600px)': {
            flexWrap: 'wrap',
            '& > form': { flex: '1 1 14rem' },
            '& > .MuiToolbar-root': { marginLeft: 'auto' },
          },
        },
      },
    },
    RaBulkActionsToolbar: {
      styleOverrides: {
        root: {
          // While nothing is chosen it is no place for the focus.
          '& .RaBulkActionsToolbar-collapsed': { visibility: 'hidden' },
          '& .RaBulkActionsToolbar-toolbar': { background: COLOR.ink, color: COLOR.sheet },
          '& .RaBulkActionsToolbar-toolbar .MuiButtonBase-root, & .RaBulkActionsToolbar-title *': {
            color: COLOR.sheet,
          },
        },
      },
    },
    MuiTab: { styleOverrides: { root: { fontSize: '1rem', fontWeight: 700, minHeight: 48 } } },
  },
};

function nameOf(checkbox: object): string | undefined {
  return 'aria-label' in checkbox && typeof checkbox['aria-label'] === 'string'
    ? checkbox['aria-label']
    : undefined;
}
