import type { ReactElement, ReactNode } from 'react';
import {
  BulkExportButton,
  CreateButton,
  DataTable,
  type DataTableProps,
  ExportButton,
  FilterButton,
  List,
  type ListProps,
  type RaRecord,
  SearchInput,
  SelectColumnsButton,
  TopToolbar,
  useResourceDefinition,
} from 'react-admin';
import { CARDS, COLOR } from '../ui/theme.ts';
import { BulkDelete } from './bulk-actions.tsx';
import { LoadedRows } from './loaded-rows.tsx';
import { OpenColumn } from './open-column.tsx';

const PER_PAGE = 25;

/** A list of a resource: search and filters above, its rows to be opened, chosen together and exported. */
export function ResourceList({
  filters = [],
  canSearch = true,
  bulk = null,
  bulkDelete = <BulkDelete />,
  ownExport,
  tools = null,
  children,
  ...list
}: Omit<ListProps, 'filters' | 'children'> & {
  filters?: ReactElement[];
  canSearch?: boolean;
  /** Bulk actions besides deleting and exporting. */
  bulk?: ReactNode;
  /** How several are deleted, where that is called something else, or not done. */
  bulkDelete?: ReactElement | null;
  /** How rows are taken along, if at all, where the browser is not to write them into a file. */
  ownExport?: ReactElement | false;
  /** Further actions on the whole list. */
  tools?: ReactNode;
  children: ReactNode;
}) {
  const { hasCreate, hasEdit } = useResourceDefinition();
  const canChooseSeveral = bulk !== null || bulkDelete !== null || ownExport === undefined;
  const all = canSearch ? [<SearchInput key="q" source="q" alwaysOn />, ...filters] : filters;
  return (
    <List
      perPage={PER_PAGE}
      filters={all}
      empty={false}
      {...list}
      // A table that is wider than a phone scrolls within itself, not with the page.
      sx={{
        '& .RaList-main, & .RaList-content': { minWidth: 0 },
        '& .RaFilterForm-filterFormInput .MuiFormControlLabel-root': { minHeight: 44, ml: 0 },
        [CARDS]: {
          // Behind what can be done with those chosen, nothing ends.
          '&:has(.RaBulkActionsToolbar-toolbar:not(.RaBulkActionsToolbar-collapsed))': {
            pb: 12,
            '& .RaCreateButton-floating': { display: 'none' },
          },
        },
      }}
      actions={
        <TopToolbar>
          {filters.length > 0 ? <FilterButton /> : null}
          <SelectColumnsButton />
          {ownExport ?? <ExportButton />}
          {tools}
          {hasCreate ? <CreateButton variant="contained" /> : null}
        </TopToolbar>
      }
    >
      <LoadedRows>
        <DataTable<RaRecord>
          rowClick={hasEdit ? 'edit' : false}
          sx={TABLE}
          bulkActionButtons={
            canChooseSeveral && (
              <>
                {bulk}
                {ownExport === undefined ? <BulkExportButton /> : null}
                {bulkDelete}
              </>
            )
          }
        >
          {children}
          {hasEdit ? <OpenColumn /> : null}
        </DataTable>
      </LoadedRows>
    </List>
  );
}

/** Styles for narrow screens: each row is a card with its first cell large and the others below with their labels. */
const TABLE: DataTableProps['sx'] = {
  '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
  [CARDS]: {
    '& .RaDataTable-table, & .RaDataTable-tbody': { display: 'block' },
    // Bulk actions remain within reach of the thumb, all of them.
    '&& .RaBulkActionsToolbar-toolbar': {
      flexWrap: 'wrap',
      height: 'auto',
      inset: 'auto 0 0',
      position: 'fixed',
      transform: 'none',
      zIndex: 'appBar',
    },
    '&& .RaBulkActionsToolbar-topToolbar': { flexWrap: 'wrap', ml: 'auto' },
    '&& .RaBulkActionsToolbar-collapsed': { display: 'none' },
    '& .RaDataTable-thead tr': { display: 'flex', flexWrap: 'wrap', height: 'auto' },
    '& .RaDataTable-thead th': { border: 0, height: 'auto', width: 'auto' },
    // Headers of unsortable columns are hidden: each card has its own labels.
    '& .RaDataTable-thead th:not(:has(input, .MuiTableSortLabel-root))': { display: 'none' },
    '& .RaDataTable-row:not(.MuiTableRow-head)': {
      display: 'grid',
      height: 'auto',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      borderTop: `1px solid ${COLOR.stein300}`,
      py: 1.5,
    },
    '& .RaDataTable-tbody td': {
      border: 0,
      gridColumn: 2,
      height: 'auto',
      overflowWrap: 'anywhere',
      px: 2,
      py: 0.25,
      textAlign: 'start',
    },
    '& .RaDataTable-tbody td:empty': { display: 'none' },
    '& .RaDataTable-tbody td:has(> .MuiCheckbox-root)': { gridColumn: 1, gridRow: '1 / span 3', px: 0 },
    '& .RaDataTable-tbody td:not([data-label]):has(a)': { gridColumn: 3, gridRow: '1 / span 3', px: 0 },
    '& .RaDataTable-tbody td[data-label]:not([data-label] ~ [data-label])': { fontWeight: 700 },
    '& .RaDataTable-tbody [data-label] ~ [data-label]::before': {
      color: 'text.secondary',
      content: 'attr(data-label) ": "',
    },
  },
};
