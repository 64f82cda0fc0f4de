export { FavouriteToggle } from './components/favourite-toggle.tsx';
export { watchAccount } from './watch-account.ts';
