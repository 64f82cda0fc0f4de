import {
  AutocompleteArrayInput,
  AutocompleteInput,
  type RaRecord,
  ReferenceArrayInput,
  ReferenceInput,
  required,
} from 'react-admin';
import { useRecordName } from '../resources/record-name.ts';

const AT_ONCE = 50;

/** One of another resource, found by typing. */
export function Reference({
  source,
  to,
  optional = false,
  sort = 'id',
}: {
  source: string;
  to: string;
  optional?: boolean;
  /** Sort order of the first choices, by the field names of the API. */
  sort?: string;
}) {
  const nameOf = useRecordName(to);
  return (
    <ReferenceInput source={source} reference={to} perPage={AT_ONCE} sort={{ field: sort, order: 'ASC' }}>
      <AutocompleteInput
        optionText={(record: RaRecord) => nameOf(record)}
        filterToQuery={(q: string) => ({ q })}
        validate={optional ? [] : [required()]}
        helperText={false}
      />
    </ReferenceInput>
  );
}

/** Several of another resource. */
export function References({ source, to }: { source: string; to: string }) {
  const nameOf = useRecordName(to);
  return (
    <ReferenceArrayInput source={source} reference={to} perPage={AT_ONCE}>
      <AutocompleteArrayInput
        optionText={(record: RaRecord) => nameOf(record)}
        filterToQuery={(q: string) => ({ q })}
        helperText={false}
      />
    </ReferenceArrayInput>
  );
}
