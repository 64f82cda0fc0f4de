export { SearchField } from './components/search-field.tsx';
export { SearchFold } from './components/search-fold.tsx';
export { isSearchKind, searchAddress } from './search-address.ts';
export type { SearchNames } from './search-names.ts';
export { useSearchPath } from './use-search-path.ts';
