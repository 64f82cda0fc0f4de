import { useTranslate } from 'react-admin';
import { MomentColumn } from '../resources/columns.tsx';
import { Column } from '../screens/column.tsx';
import { ResourceList } from '../screens/resource-list.tsx';
import { Dot } from '../ui/dot.tsx';
import { useWords } from '../words/use-words.ts';

/** More than there are. */
const ALL = 100;

/** Background jobs: when each is due and how its last run went (docs/decisions/0029). */
export function List() {
  const words = useWords();
  const translate = useTranslate();
  return (
    <ResourceList canSearch={false} perPage={ALL} pagination={false} ownExport={false} bulkDelete={null}>
      <Column source="name" disableSort render={({ name }) => translate(`admin.job_${name}`, { _: name })} />
      <MomentColumn source="due_at" disableSort />
      <MomentColumn source="ended_at" disableSort />
      <Column
        source="error"
        disableSort
        render={({ error, is_running: isRunning }) => (
          <Dot isOn={error === null}>{error ?? words(isRunning ? 'job_runs' : 'job_went_well')}</Dot>
        )}
      />
    </ResourceList>
  );
}
