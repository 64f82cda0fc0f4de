export { FilterDropdown } from './filter-dropdown.tsx';
export { watchFilterPanels } from './watch-filter-panels.ts';
