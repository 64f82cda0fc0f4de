import { type RaRecord, useRecordContext } from 'react-admin';
import { useInterfaceLanguage } from '../words/language.ts';
import { recordName } from './record-name.ts';

/** What the record here is called. */
export function RecordName({ resource }: { resource: string }) {
  const record = useRecordContext<RaRecord>();
  const language = useInterfaceLanguage();
  return <>{record ? recordName(resource, record, language) : ''}</>;
}
