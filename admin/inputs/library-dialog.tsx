import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
} from '@mui/material';
import { useState } from 'react';
import { COLOR } from '../ui/theme.ts';
import { useInterfaceLanguage } from '../words/language.ts';
import { useWords } from '../words/use-words.ts';
import { type LibraryAsset, type LibraryKind, useLibrary } from './library.ts';

/** Something of the library is chosen by looking at it, or by its name. */
export function LibraryDialog({
  kind,
  onChoose,
  onClose,
}: {
  kind: LibraryKind;
  onChoose: (asset: LibraryAsset) => void;
  onClose: () => void;
}) {
  const words = useWords();
  const [query, setQuery] = useState('');
  const found = useLibrary(kind, query);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby="library">
      <DialogTitle id="library">{words(kind === 'image' ? 'choose_picture' : 'choose_sound')}</DialogTitle>
      <DialogContent>
        <TextField
          label={words('look_for_pictures')}
          value={query}
          onChange={({ target }) => setQuery(target.value)}
          fullWidth
          slotProps={{ htmlInput: { maxLength: 100 } }}
          sx={{ mb: 2 }}
        />
        <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))' }}>
          {(found ?? []).map((asset) => (
            <Choice key={asset.id} asset={asset} onChoose={onChoose} />
          ))}
        </Box>
        {found === null ? <Alert severity="warning">{words('no_answer')}</Alert> : null}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{words('close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

function Choice({ asset, onChoose }: { asset: LibraryAsset; onChoose: (asset: LibraryAsset) => void }) {
  const language = useInterfaceLanguage();
  return (
    <Button
      onClick={() => onChoose(asset)}
      sx={{
        border: `2px solid ${COLOR.ink}`,
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'start',
        p: 0,
        textAlign: 'left',
      }}
    >
      {asset.thumbnails ? (
        <Box
          component="img"
          src={asset.thumbnails.square}
          alt=""
          sx={{ aspectRatio: '1', display: 'block', objectFit: 'cover', width: '100%' }}
        />
      ) : null}
      <Box component="span" sx={{ display: 'block', fontSize: '0.875rem', overflowWrap: 'anywhere', p: 1 }}>
        {(language === 'en' && asset.alt?.en) || asset.alt?.de || asset.name}
      </Box>
    </Button>
  );
}
