import { Stack } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';
import {
  Create,
  DeleteButton,
  Edit,
  SaveButton,
  SimpleForm,
  Toolbar,
  TopToolbar,
  useResourceContext,
} from 'react-admin';
import { FULL_RECORD } from '../api/full-record.ts';
import { RecordTitle } from '../resources/record-title.tsx';
import { adminResource } from '../resources/resource-map.ts';
import { useWords } from '../words/use-words.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { CopyButton } from './copy-button.tsx';
import { History } from './history.tsx';
import { SaveFailureDialog, useSaveFailure } from './save-failure.tsx';
import { clearUnsavedInput, UnsavedInput } from './unsaved-input.tsx';

/** The form of an existing record: its fields, the failures of saving, and its history. */
export function ResourceEdit({
  children,
  actions,
  title,
  isOnly = false,
  transform,
}: {
  children: ReactNode;
  actions?: ReactNode;
  title?: ReactElement | string;
  /** There is this one and no other: it is not copied or deleted. */
  isOnly?: boolean;
  /** Converts the input values to the values to store. */
  transform?: (values: Record<string, unknown>) => Record<string, unknown>;
}) {
  const failure = useSaveFailure();
  const resource = useResourceContext() ?? '';
  return (
    <Edit
      mutationMode="pessimistic"
      redirect={false}
      {...(transform ? { transform } : {})}
      title={title ?? <RecordTitle resource={resource} />}
      queryOptions={{ meta: FULL_RECORD }}
      mutationOptions={{ meta: FULL_RECORD, onError: failure.onError }}
      actions={
        <TopToolbar sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 3 }}>
          {actions}
          {isOnly ? null : <CopyButton />}
        </TopToolbar>
      }
      sx={{ '& .RaEdit-main': { flexWrap: { xs: 'wrap', xl: 'nowrap' }, gap: 3 } }}
      aside={<History />}
    >
      <SimpleForm
        warnWhenUnsavedChanges
        toolbar={<FormToolbar onError={failure.onError} canDelete={!isOnly} />}
        sx={{ maxWidth: 1120 }}
      >
        <UnsavedInput />
        <SaveFailureDialog failure={failure} />
        <ConflictDialog failure={failure} />
        <FormColumn>{children}</FormColumn>
      </SimpleForm>
    </Edit>
  );
}

/** The form of a new record. */
export function ResourceCreate({ children, defaults = {} }: { children: ReactNode; defaults?: object }) {
  const failure = useSaveFailure();
  const resource = useResourceContext() ?? '';
  const onSettled = (_: unknown, error: unknown) => {
    if (!error) clearUnsavedInput(resource);
  };
  return (
    <Create redirect="edit" mutationOptions={{ onError: failure.onError, onSettled }}>
      <SimpleForm warnWhenUnsavedChanges defaultValues={defaults} sx={{ maxWidth: 1120 }}>
        <UnsavedInput />
        <SaveFailureDialog failure={failure} />
        <FormColumn>{children}</FormColumn>
      </SimpleForm>
    </Create>
  );
}

/** Texts are drafted or published at once; other fields are saved directly. */
function FormToolbar({
  onError,
  canDelete = true,
}: {
  onError: (error: unknown) => void;
  canDelete?: boolean;
}) {
  const words = useWords();
  const texts = adminResource(useResourceContext() ?? '')?.texts;
  const [text] = texts ?? [];
  return (
    <Toolbar>
      {text === undefined ? (
        <SaveButton />
      ) : (
        <>
          <SaveButton
            alwaysEnable
            label={words('publish')}
            mutationOptions={{ meta: { ...FULL_RECORD, publish: true, text }, onError }}
          />
          <SaveButton type="button" variant="outlined" label={words('save_draft')} />
        </>
      )}
      <Stack sx={{ flex: 1 }} />
      {canDelete ? <DeleteButton mutationMode="pessimistic" mutationOptions={{ onError }} /> : null}
    </Toolbar>
  );
}

function FormColumn({ children }: { children: ReactNode }) {
  return <Stack sx={{ width: '100%', gap: 1 }}>{children}</Stack>;
}
