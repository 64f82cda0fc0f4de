import AccountTree from '@mui/icons-material/AccountTreeOutlined';
import Archive from '@mui/icons-material/ArchiveOutlined';
import ArrowBack from '@mui/icons-material/ArrowBack';
import ArrowForward from '@mui/icons-material/ArrowForward';
import Article from '@mui/icons-material/ArticleOutlined';
import Campaign from '@mui/icons-material/CampaignOutlined';
import CardGiftcard from '@mui/icons-material/CardGiftcardOutlined';
import CardMembership from '@mui/icons-material/CardMembershipOutlined';
import Code from '@mui/icons-material/Code';
import ConfirmationNumber from '@mui/icons-material/ConfirmationNumberOutlined';
import DynamicForm from '@mui/icons-material/DynamicFormOutlined';
import EventAvailable from '@mui/icons-material/EventAvailableOutlined';
import Event from '@mui/icons-material/EventOutlined';
import Folder from '@mui/icons-material/FolderOutlined';
import Group from '@mui/icons-material/GroupOutlined';
import History from '@mui/icons-material/History';
import Label from '@mui/icons-material/LabelOutlined';
import LiveHelp from '@mui/icons-material/LiveHelpOutlined';
import LocalOffer from '@mui/icons-material/LocalOfferOutlined';
import ManageAccounts from '@mui/icons-material/ManageAccountsOutlined';
import MeetingRoom from '@mui/icons-material/MeetingRoomOutlined';
import Outbox from '@mui/icons-material/OutboxOutlined';
import Place from '@mui/icons-material/PlaceOutlined';
import Receipt from '@mui/icons-material/ReceiptLongOutlined';
import Savings from '@mui/icons-material/SavingsOutlined';
import Schedule from '@mui/icons-material/Schedule';
import Sell from '@mui/icons-material/SellOutlined';
import Settings from '@mui/icons-material/SettingsOutlined';
import TheaterComedy from '@mui/icons-material/TheaterComedyOutlined';
import Today from '@mui/icons-material/TodayOutlined';
import { Box, Divider, Link, Typography } from '@mui/material';
import type { ComponentType } from 'react';
import { Menu, usePermissions, useSidebarState, useTranslate } from 'react-admin';
import { can, type Permission, type Role } from '../../features/core/access/roles.ts';
import { DESK_PAGES, GROUPS, MENU } from '../resources/resource-map.ts';
import { useInterfaceLanguage } from '../words/language.ts';
import type { MessageKey } from '../words/message-keys.ts';
import { useWords } from '../words/use-words.ts';
import { COLOR } from './theme.ts';

const ICONS: Record<string, ComponentType> = {
  orders: Receipt,
  sales: ConfirmationNumber,
  credit: Savings,
  closings: EventAvailable,
  events: Event,
  productions: TheaterComedy,
  series: Folder,
  persons: Group,
  venues: Place,
  hubLinks: MeetingRoom,
  'opening-hours': Schedule,
  'opening-hours-exceptions': Schedule,
  'price-lists': Sell,
  coupons: LocalOffer,
  'gift-vouchers': CardGiftcard,
  'pass-kinds': CardMembership,
  questions: LiveHelp,
  articles: Article,
  'breaking-news': Campaign,
  forms: DynamicForm,
  html: Code,
  accounts: ManageAccounts,
  menus: AccountTree,
  settings: Settings,
  archive: Archive,
  emails: Outbox,
  jobs: Schedule,
  audit: History,
};

/** Rooms of the hub that people look for here (docs/product/editing.md#hub). */
const HUB_LINKS: { path: string; word: MessageKey; needs: Permission }[] = [
  { path: '/cms-hub', word: 'pages', needs: 'edit-pages' },
  { path: '/cms-hub/check-in', word: 'doors_room', needs: 'check-in' },
  { path: '/cms-hub/forms', word: 'entries', needs: 'read-entries' },
  { path: '/cms-hub/media', word: 'media', needs: 'edit-media' },
];

/** The ink side: the lists, by group. */
export function AdminSidebarMenu() {
  const words = useWords();
  const translate = useTranslate();
  const language = useInterfaceLanguage();
  const [isOpen] = useSidebarState();
  const { permissions: role } = usePermissions<Role>();
  const person = role ? { role } : null;
  const hubLinks = HUB_LINKS.filter(({ needs }) => can(person, needs));
  const deskPages = DESK_PAGES.filter(({ permission }) => can(person, permission));
  const nameOf = (name: string) => translate(`resources.${name}.name`, { smart_count: 2 });
  return (
    <Box
      component="nav"
      aria-label={words('workbench')}
      sx={{ background: COLOR.ink, color: COLOR.sheet, minHeight: '100vh', pb: 4 }}
    >
      <Menu sx={ITEMS}>
        <Menu.DashboardItem primaryText={words('today')} leftIcon={<Today />} />
        {GROUPS.map((group) => {
          const resources = MENU.filter(
            ([, resource]) => resource.group === group && can(person, resource.permission),
          ).map(([name]) => name);
          const desk = group === 'box_office' ? deskPages : [];
          if (resources.length + desk.length === 0) return null;
          return (
            <Box key={group}>
              {isOpen ? <GroupName>{words(group)}</GroupName> : null}
              {desk.map(({ name, path }) => {
                const Icon = ICONS[name] ?? Label;
                return (
                  <Menu.Item
                    key={name}
                    reloadDocument
                    to={`${path}?lang=${language}`}
                    primaryText={nameOf(name)}
                    leftIcon={<Icon />}
                  />
                );
              })}
              {resources.map((name) => {
                const Icon = ICONS[name] ?? Label;
                return (
                  <Menu.Item
                    key={name}
                    to={name === 'settings' ? '/admin/settings/house' : `/admin/${name}`}
                    primaryText={nameOf(name)}
                    leftIcon={<Icon />}
                  />
                );
              })}
            </Box>
          );
        })}
      </Menu>
      {isOpen ? (
        <>
          <Divider sx={{ borderColor: COLOR.stein500, my: 2 }} />
          <Box component="ul" sx={{ listStyle: 'none', m: 0, px: 2, '& a': LINK_STYLE }}>
            {hubLinks.map(({ path, word }) => (
              <li key={path}>
                <Link href={`${path}?lang=${language}`}>
                  <ArrowForward />
                  {words(word)}
                </Link>
              </li>
            ))}
            <li>
              <Link href={`/${language}`}>
                <ArrowBack />
                {words('to_site')}
              </Link>
            </li>
          </Box>
        </>
      ) : null}
    </Box>
  );
}

function GroupName({ children }: { children: string }) {
  return (
    <Typography sx={{ px: 2, pt: 2, pb: 0.5, fontSize: '0.875rem', color: COLOR.stein300 }}>
      {children}
    </Typography>
  );
}

const LINK_STYLE = {
  alignItems: 'center',
  color: COLOR.sheet,
  display: 'flex',
  fontWeight: 600,
  gap: 1.5,
  minHeight: 44,
  textDecoration: 'none',
  '&:hover, &:focus-visible': { textDecoration: 'underline' },
};

const ITEMS = {
  my: 0,
  '& .RaMenuItemLink-icon': { color: 'inherit' },
  '& .MuiMenuItem-root': {
    color: COLOR.sheet,
    fontWeight: 600,
    minHeight: 46,
    '&:hover': { background: COLOR.stein700 },
    '&.RaMenuItemLink-active': { background: COLOR.paper, color: COLOR.ink },
  },
};
