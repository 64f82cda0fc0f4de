import { type Theme, useMediaQuery } from '@mui/material';
import {
  AppBar,
  Layout,
  type LayoutProps,
  LoadingIndicator,
  LocalesMenuButton,
  TitlePortal,
  UserMenu,
} from 'react-admin';
import { HouseMenu } from './house-menu.tsx';
import { COLOR } from './theme.ts';

/** The ink side with the resources, and a bar of paper above the sheet. */
export function HouseLayout(props: LayoutProps) {
  return (
    <Layout
      {...props}
      menu={HouseMenu}
      appBar={HouseBar}
      sx={{
        // It would grow with the widest table.
        minWidth: 0,
        '& .RaLayout-content': { minWidth: 0, px: { xs: 2, md: 4 }, pb: 8, background: COLOR.paper },
        '& .RaSidebar-fixed, & .RaSidebar-root .MuiPaper-root': { background: COLOR.ink },
        '& .RaSidebar-root': { background: COLOR.ink },
      }}
    />
  );
}

/** Its button says who is signed in; where there is no room for that, what it is. */
function HouseUserMenu() {
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  return <UserMenu label={isNarrow ? 'ra.auth.user_menu' : ''} />;
}

function HouseBar() {
  return (
    <AppBar
      // It has the headline of the page.
      alwaysOn
      color="transparent"
      toolbar={
        <>
          <LocalesMenuButton />
          <LoadingIndicator />
        </>
      }
      userMenu={<HouseUserMenu />}
      sx={{ background: COLOR.paper, borderBottom: `3px solid ${COLOR.ink}`, boxShadow: 'none' }}
    >
      <TitlePortal sx={{ fontSize: { xs: '1.25rem', sm: '1.75rem' } }} variant="h5" component="h1" />
    </AppBar>
  );
}
