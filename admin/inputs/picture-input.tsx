import { Box, Button, InputLabel, Stack } from '@mui/material';
import { useState } from 'react';
import { useInput, useTranslateLabel } from 'react-admin';
import { useWords } from '../words/use-words.ts';
import { useLibraryAsset } from './library.ts';
import { LibraryDialog } from './library-dialog.tsx';

/** A picture of the library in the place of the artwork, chosen by looking at it. */
export function PictureInput({ source }: { source: string }) {
  const { field } = useInput({ source, defaultValue: null });
  const words = useWords();
  const label = useTranslateLabel()({ source });
  const [isOpen, setIsOpen] = useState(false);
  const chosen = useLibraryAsset(typeof field.value === 'number' ? field.value : null);
  return (
    <Box sx={{ mb: 2.5 }}>
      <InputLabel component="span">{label}</InputLabel>
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 2 }}>
        {chosen?.thumbnails ? (
          <Box component="img" src={chosen.thumbnails.small} alt={chosen.name} sx={{ maxHeight: 120 }} />
        ) : null}
        <Button variant="outlined" onClick={() => setIsOpen(true)}>
          {words('choose_picture')}
        </Button>
        {field.value ? (
          <Button onClick={() => field.onChange(null)}>{words('artwork_instead')}</Button>
        ) : null}
      </Stack>
      {isOpen ? (
        <LibraryDialog
          kind="image"
          onClose={() => setIsOpen(false)}
          onChoose={({ id }) => {
            field.onChange(id);
            setIsOpen(false);
          }}
        />
      ) : null}
    </Box>
  );
}
