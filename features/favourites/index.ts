export { FavouriteToggle } from './components/favourite-toggle.tsx';
export { FavouritesScreen } from './components/favourites-screen.tsx';
