export { FavouriteToggle } from './components/favourite-toggle.tsx';
export { followAccount } from './follow-account.ts';
