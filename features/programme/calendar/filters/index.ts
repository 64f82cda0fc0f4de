export { closePanel } from './close-panel.ts';
export { FilterDropdown } from './filter-dropdown.tsx';
export { FilterLink } from './filter-link.tsx';
export { watchFilterPanels } from './watch-filter-panels.ts';
