export {
  type DocumentSource,
  SEARCH_GROUPS,
  SEARCH_KINDS,
  type SearchDocument,
  type SearchFacts,
  type SearchGroup,
  type SearchKind,
} from './search-document.ts';
