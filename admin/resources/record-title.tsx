import { type RaRecord, useGetResourceLabel, useRecordContext } from 'react-admin';
import { useInterfaceLanguage } from '../words/language.ts';
import { recordName } from './record-name.ts';

/** Name of the current record. */
export function RecordName({ resource }: { resource: string }) {
  const record = useRecordContext<RaRecord>();
  const language = useInterfaceLanguage();
  return <>{record ? recordName(resource, record, language) : ''}</>;
}

/** The heading of a record's page. Until the record has come it says what kind it is: a page has its heading at once. */
export function RecordTitle({ resource }: { resource: string }) {
  const record = useRecordContext<RaRecord>();
  const kind = useGetResourceLabel();
  return record ? <RecordName resource={resource} /> : <>{kind(resource, 1)}</>;
}
