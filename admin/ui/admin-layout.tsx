import { Box, type Theme, useMediaQuery } from '@mui/material';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  AppBar,
  Layout,
  type LayoutProps,
  LoadingIndicator,
  LocalesMenuButton,
  Sidebar,
  type SidebarProps,
  TitlePortal,
  UserMenu,
  useSidebarState,
} from 'react-admin';
import { useInterfaceLanguage } from '../words/language.ts';
import { useWords } from '../words/use-words.ts';
import { AdminSidebarMenu } from './admin-sidebar-menu.tsx';
import { COLOR, MENU_BREAKPOINT } from './theme.ts';

/** The ink side with the resources, and a bar of paper above the sheet. */
export function AdminLayout(props: LayoutProps) {
  const language = useInterfaceLanguage();
  // The document came in another one, where somebody chose theirs here.
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return (
    <Layout
      {...props}
      menu={AdminSidebarMenu}
      appBar={AdminAppBar}
      sidebar={AdminSidebar}
      sx={{
        // It would grow with the widest table.
        minWidth: 0,
        '& .RaLayout-content': { minWidth: 0, px: { xs: 2, sm: 1.5, md: 4 }, pb: 8, background: COLOR.paper },
        '& .RaSidebar-fixed, & .RaSidebar-root .MuiPaper-root': { background: COLOR.ink },
        '& .RaSidebar-root': { background: COLOR.ink },
      }}
    />
  );
}

/** How the menu stands: over the screen, beside it as signs with their names when it is opened, or beside it with all its words. */
type MenuVariant = 'over' | 'narrow' | 'wide';

function useMenuPlace(): MenuVariant {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const isTablet = useMediaQuery((theme: Theme) => theme.breakpoints.down(MENU_BREAKPOINT), { noSsr: true });
  if (isPhone) return 'over';
  return isTablet ? 'narrow' : 'wide';
}

/**
 * On a phone it is a dialog, which needs a name. Where there is no room it does not open automatically: the sidebar of a
 * wide window closes when that gets smaller, and reopens when it is wide. Its state outlives a visit.
 */
function AdminSidebar(props: SidebarProps) {
  const words = useWords();
  const place = useMenuPlace();
  const [isOpen, setOpen] = useSidebarState();
  const stoodOpen = useRef(true);
  /** The path its state was corrected for; a dialog that is opened and closed at once would remain. */
  const [settledFor, setSettledFor] = useState<MenuVariant | null>(null);
  useLayoutEffect(() => {
    if (settledFor === place) return;
    if (settledFor === 'wide') stoodOpen.current = isOpen;
    if (place !== 'wide') setOpen(false);
    else if (settledFor !== null) setOpen(stoodOpen.current);
    setSettledFor(place);
  }, [settledFor, place, isOpen, setOpen]);
  if (settledFor !== place) return null;
  const dialog = { slotProps: { paper: { 'aria-label': words('menu') } } };
  return <Sidebar {...props} {...(place === 'over' ? dialog : {})} />;
}

/** Its label is the signed-in user; without room for that, its purpose. */
function AdminUserMenu() {
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  return <UserMenu label={isNarrow ? 'ra.auth.user_menu' : ''} />;
}

/** On a phone it is its icon alone: the headline needs the room. Its label remains for screen readers. */
function LocaleMenu() {
  return (
    <Box
      component="span"
      sx={{
        '& .MuiButton-root': { fontSize: { xs: 0, sm: '0.9375rem' }, minWidth: 44, px: { xs: 0, sm: 2 } },
        '& .MuiButton-startIcon': { m: { xs: 0, sm: '0 8px 0 -4px' } },
        '& .MuiButton-endIcon': { display: { xs: 'none', sm: 'inherit' } },
      }}
    >
      <LocalesMenuButton />
    </Box>
  );
}

function AdminAppBar() {
  return (
    <AppBar
      // It has the headline of the page.
      alwaysOn
      color="transparent"
      toolbar={
        <>
          <LocaleMenu />
          <LoadingIndicator />
        </>
      }
      userMenu={<AdminUserMenu />}
      sx={{ background: COLOR.paper, borderBottom: `3px solid ${COLOR.ink}`, boxShadow: 'none' }}
    >
      <TitlePortal sx={TITLE} variant="h5" component="h1" />
    </AppBar>
  );
}

/** Two lines on a phone, so that it is said which record is open. */
const TITLE = {
  display: '-webkit-box',
  fontSize: { xs: '1.125rem', sm: '1.75rem' },
  lineHeight: 1.1,
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: { xs: '2', sm: '1' },
  whiteSpace: 'normal',
};
