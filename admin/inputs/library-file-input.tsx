import { Button, Stack } from '@mui/material';
import { useState } from 'react';
import { required, TextInput, useWrappedSource } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useWords } from '../words/use-words.ts';
import type { LibraryKind } from './library.ts';
import { LibraryDialog } from './library-dialog.tsx';

/** The address of a file of this site; chosen from the library, or typed. */
export function LibraryFileInput({ source, kind }: { source: string; kind: LibraryKind }) {
  const words = useWords();
  const form = useFormContext();
  const path = useWrappedSource(source);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Stack direction="row" sx={{ alignItems: 'end', gap: 2 }}>
      <TextInput source={source} validate={required()} helperText={false} />
      <Button variant="outlined" onClick={() => setIsOpen(true)} sx={{ flexShrink: 0, mb: '4px' }}>
        {words('choose_sound')}
      </Button>
      {isOpen ? (
        <LibraryDialog
          kind={kind}
          onClose={() => setIsOpen(false)}
          onChoose={({ url }) => {
            form.setValue(path, url, { shouldDirty: true });
            setIsOpen(false);
          }}
        />
      ) : null}
    </Stack>
  );
}
