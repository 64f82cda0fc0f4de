export { FavouriteToggle } from './components/favourite-toggle.tsx';
export { handleFavouriteClick, watchFavouriteToggles } from './favourite-toggles.ts';
export { watchAccount } from './watch-account.ts';
