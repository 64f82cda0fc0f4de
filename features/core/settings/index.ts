export type { Bookkeeping, FooterLogo, Seller, Settings, SocialLink } from './settings.ts';
