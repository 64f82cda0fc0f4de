import { Alert, Box } from '@mui/material';
import { useId, useState } from 'react';
import { required, TextInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { textIn } from '../api/csv-files.ts';
import { ResourceList } from '../screens/resource-list.tsx';
import { FILE_BUTTON } from '../ui/file-button.ts';
import { useWords } from '../words/use-words.ts';
import { TextColumn } from './columns.tsx';
import { defineScreens } from './define-screens.tsx';

/** As the API bounds it (features/website/modules/html-files/resources.server.ts). */
const MAX_LENGTH = 200_000;

function List() {
  return (
    <ResourceList sort={{ field: 'name', order: 'ASC' }}>
      <TextColumn source="name" />
    </ResourceList>
  );
}

function Fields() {
  return (
    <>
      <FromFile />
      <TextInput source="name" validate={required()} helperText={false} />
      <TextInput
        source="html"
        multiline
        minRows={12}
        maxRows={40}
        validate={required()}
        helperText={false}
        slotProps={{ htmlInput: { maxLength: MAX_LENGTH, spellCheck: false } }}
      />
    </>
  );
}

/** Copies a file's content into the fields; it is stored with them. */
function FromFile() {
  const words = useWords();
  const form = useFormContext();
  const id = useId();
  const [isTooLarge, setIsTooLarge] = useState(false);
  const read = async (file: File | undefined) => {
    if (!file) return;
    // Non-ASCII characters take more than one byte.
    const text = file.size <= 4 * MAX_LENGTH ? textIn(new Uint8Array(await file.arrayBuffer())) : null;
    const fits = text !== null && text.length <= MAX_LENGTH;
    setIsTooLarge(!fits);
    if (!fits) return;
    form.setValue('html', text, { shouldDirty: true, shouldValidate: true });
    if (!form.getValues('name'))
      form.setValue('name', file.name.replace(/\.html?$/i, ''), { shouldDirty: true });
  };
  return (
    <Box sx={{ mb: 2 }}>
      <Box component="label" htmlFor={id} sx={{ display: 'block', fontWeight: 700, mb: 0.5 }}>
        {words('html_from_file')}
      </Box>
      <Box
        component="input"
        id={id}
        type="file"
        accept=".html,.htm,text/html"
        onChange={({ currentTarget }) => read(currentTarget.files?.[0])}
        sx={{ font: 'inherit', maxWidth: '100%', '&::file-selector-button': FILE_BUTTON }}
      />
      {isTooLarge ? (
        <Alert severity="error" role="alert" sx={{ mt: 1 }}>
          {words('html_too_large', { kilobytes: MAX_LENGTH / 1000 })}
        </Alert>
      ) : null}
    </Box>
  );
}

export const screens = defineScreens({ List, Fields });
