import { SelectInput, TextInput, useTranslate } from 'react-admin';
import { AUDIT_ACTIONS } from '../../features/core/access/audit/audit-action.ts';
import { VenueDayInput } from '../inputs/venue-moment-input.tsx';
import { MomentColumn } from '../resources/columns.tsx';
import { MENU } from '../resources/resource-map.ts';
import { Column } from '../screens/column.tsx';
import { ResourceList } from '../screens/resource-list.tsx';
import type { MessageKey } from '../words/message-keys.ts';
import { useWords } from '../words/use-words.ts';

/** Records that are worked on at the desk. */
const DESK_RECORDS = [
  ...['orders', 'closings', 'bank-lines', 'bank-statements', 'till_shifts'],
  'donation_confirmations',
];

/** Audit log: changes of the last year and their authors, newest first (docs/decisions/0028). */
export function List() {
  const words = useWords();
  const translate = useTranslate();
  const nameOf = (resource: string) =>
    translate(`resources.${resource}.name`, { smart_count: 1, _: resource });
  return (
    <ResourceList
      canSearch={false}
      filters={[
        <SelectInput
          key="entity"
          source="entity"
          alwaysOn
          choices={[...MENU.map(([id]) => id), ...DESK_RECORDS].map((id) => ({ id, name: nameOf(id) }))}
        />,
        <SelectInput
          key="action"
          source="action"
          alwaysOn
          choices={AUDIT_ACTIONS.map((id) => ({ id, name: words(`action_${id}`) }))}
        />,
        <VenueDayInput key="from" source="from" />,
        <VenueDayInput key="to" source="to" />,
        <TextInput key="entity_id" source="entity_id" />,
      ]}
      ownExport={false}
      bulkDelete={null}
    >
      <MomentColumn source="at" disableSort />
      <Column source="actor" disableSort render={({ actor }) => actor.name ?? words('account_gone')} />
      <Column source="action" disableSort render={({ action }) => words(`action_${action}` as MessageKey)} />
      <Column
        source="entity"
        disableSort
        render={({ entity, entity_id: id }) => `${nameOf(entity)} ${id ?? ''}`.trim()}
      />
      <Column
        source="changes"
        disableSort
        render={({ entity, changes }) => <Changes entity={entity} changes={changes} />}
      />
    </ResourceList>
  );
}

interface Change {
  field: string;
  before: unknown;
  after: unknown;
  /** The former value is withheld. */
  hidden: boolean;
}

/** Each field once: `title.de` is one of the title. */
function Changes({ entity, changes }: { entity: string; changes: readonly Change[] }) {
  const translate = useTranslate();
  const fields = changes.map(({ field }) => field.split('.')[0] ?? field);
  const nameOf = (field: string) => translate(`resources.${entity}.fields.${field}`, { _: field });
  return <>{[...new Set(fields)].map(nameOf).join(', ')}</>;
}
