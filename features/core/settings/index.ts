export type { Alert, StickyItem } from './alerts/alert.ts';
export { TopAlert } from './alerts/components/top-alert.tsx';
export type {
  Bookkeeping,
  Donations,
  FooterLogo,
  InvoiceReminders,
  OnlineMethods,
  Seller,
  Settings,
  SocialLink,
} from './settings.ts';
