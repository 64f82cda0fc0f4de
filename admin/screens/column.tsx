import { DataTable, type DataTableColumnProps, useResourceContext, useTranslateLabel } from 'react-admin';

/** A column of a list. On a phone each row is a card, whose cells say what they are (`resource-list.tsx`). */
export function Column(props: DataTableColumnProps) {
  return <DataTable.Col {...props} data-label={useLabel(props)} />;
}

/** A column of numbers. */
export function NumberColumn(props: DataTableColumnProps & { source: string }) {
  return <DataTable.NumberCol {...props} data-label={useLabel(props)} />;
}

function useLabel({ label, source }: Pick<DataTableColumnProps, 'label' | 'source'>): string {
  const resource = useResourceContext();
  const name = useTranslateLabel()({
    label,
    ...(source === undefined ? {} : { source }),
    ...(resource === undefined ? {} : { resource }),
  });
  return typeof name === 'string' ? name : '';
}
