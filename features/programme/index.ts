export { ProductionListScreen } from './components/production-list-screen.tsx';
export { ProductionPage } from './components/production-page.tsx';
export { RelatedProductions } from './components/related-productions.tsx';
export { SeriesListScreen } from './components/series-list-screen.tsx';
export { SeriesScreen } from './components/series-screen.tsx';
export { VenueScreen } from './components/venue-screen.tsx';
export { productionsAddress } from './production-address.ts';
