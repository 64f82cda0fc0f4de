import type { ReactElement, ReactNode } from 'react';
import {
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
} from 'react-admin';

const PER_PAGE = 25;

/** A list of a resource: search and filters above, its rows to be opened, chosen together and exported. */
export function HouseList({
  filters = [],
  canSearch = true,
  bulk,
  children,
  ...list
}: Omit<ListProps, 'filters' | 'children'> & {
  filters?: ReactElement[];
  canSearch?: boolean;
  /** What can be done with several; deleting unless told. */
  bulk?: ReactElement;
  children: ReactNode;
}) {
  const all = canSearch ? [<SearchInput key="q" source="q" alwaysOn />, ...filters] : filters;
  return (
    <List
      perPage={PER_PAGE}
      filters={all}
      empty={false}
      {...list}
      actions={
        <TopToolbar>
          {filters.length > 0 ? <FilterButton /> : null}
          <SelectColumnsButton />
          <ExportButton />
          <CreateButton variant="contained" />
        </TopToolbar>
      }
    >
      <DataTable<RaRecord>
        rowClick="edit"
        sx={{ '& .RaDataTable-tableWrapper': { overflowX: 'auto' } }}
        {...(bulk ? { bulkActionButtons: bulk } : {})}
      >
        {children}
      </DataTable>
    </List>
  );
}
