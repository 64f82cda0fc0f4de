import { Alert, Box } from '@mui/material';
import { useId, useState } from 'react';
import { required } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { textIn } from '../api/csv-files.ts';
import { useFieldLimits } from '../inputs/field-limits.ts';
import { LineInput } from '../inputs/limited-inputs.tsx';
import { ResourceList } from '../screens/resource-list.tsx';
import { FILE_BUTTON } from '../ui/file-button.ts';
import { useWords } from '../words/use-words.ts';
import { TextColumn } from './columns.tsx';
import { defineScreens } from './define-screens.tsx';

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
      <LineInput source="name" validate={required()} />
      <LineInput source="html" multiline minRows={12} maxRows={40} validate={required()} spellCheck={false} />
    </>
  );
}

/** Copies a file's content into the fields; it is stored with them. */
function FromFile() {
  const words = useWords();
  const form = useFormContext();
  const id = useId();
  const { length = 0 } = useFieldLimits('html');
  const [isTooLarge, setIsTooLarge] = useState(false);
  const read = async (file: File | undefined) => {
    if (!file) return;
    // Letters of other alphabets take more than one byte.
    const text = file.size <= 4 * length ? textIn(new Uint8Array(await file.arrayBuffer())) : null;
    const fits = text !== null && text.length <= length;
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
          {words('html_too_large', { kilobytes: length / 1000 })}
        </Alert>
      ) : null}
    </Box>
  );
}

export const screens = defineScreens({ List, Fields });
