export type { Alert, StickyItem } from './alerts/alert.ts';
export { TopAlert } from './alerts/components/top-alert.tsx';
export type { Bookkeeping, FooterLogo, Seller, Settings, SocialLink } from './settings.ts';
