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
        '& .RaLayout-content': { px: { xs: 2, md: 4 }, pb: 8, background: COLOR.paper },
        '& .RaSidebar-fixed, & .RaSidebar-root .MuiPaper-root': { background: COLOR.ink },
        '& .RaSidebar-root': { background: COLOR.ink },
      }}
    />
  );
}

function HouseBar() {
  return (
    <AppBar
      color="transparent"
      toolbar={
        <>
          <LocalesMenuButton />
          <LoadingIndicator />
        </>
      }
      // Its button says who is signed in.
      userMenu={<UserMenu label="" />}
      sx={{ background: COLOR.paper, borderBottom: `3px solid ${COLOR.ink}`, boxShadow: 'none' }}
    >
      <TitlePortal sx={{ fontSize: '1.75rem' }} variant="h5" component="h1" />
    </AppBar>
  );
}
