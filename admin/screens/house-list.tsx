import type { ReactElement, ReactNode } from 'react';
import {
  BulkExportButton,
  CreateButton,
  DataTable,
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
import { BulkDelete } from './bulk-actions.tsx';
import { OpenColumn } from './open-column.tsx';

const PER_PAGE = 25;

/** A list of a resource: search and filters above, its rows to be opened, chosen together and exported. */
export function HouseList({
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
  /** What else can be done with several, besides deleting and exporting them. */
  bulk?: ReactNode;
  /** How several are deleted, where that is called something else, or not done. */
  bulkDelete?: ReactElement | null;
  /** How rows are taken along, if at all, where the browser is not to write them into a file. */
  ownExport?: ReactElement | false;
  /** What else there is to do with the whole list. */
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
      <DataTable<RaRecord>
        rowClick={hasEdit ? 'edit' : false}
        sx={{ '& .RaDataTable-tableWrapper': { overflowX: 'auto' } }}
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
    </List>
  );
}
