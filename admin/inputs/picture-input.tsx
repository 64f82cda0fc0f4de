import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  InputLabel,
  Stack,
  TextField,
} from '@mui/material';
import { useEffect, useState } from 'react';
import { useInput, useResourceContext, useTranslate } from 'react-admin';
import { COLOR } from '../look/theme.ts';
import { call } from '../session/call.ts';
import { useInterfaceLanguage } from '../words/language.ts';
import { useWords } from '../words/use-words.ts';

/** What of a picture of the library is shown here (docs/product/media.md). */
interface LibraryPicture {
  id: number;
  name: string;
  alt: { de: string; en: string | null } | null;
  thumbnails: { square: string; small: string };
}

const AT_ONCE = '24';
/** Long enough that not every letter is a call, in milliseconds. */
const PAUSE = 250;

/** A picture of the library in the place of the artwork, chosen by looking at it. */
export function PictureInput({ source }: { source: string }) {
  const { field } = useInput({ source });
  const words = useWords();
  const translate = useTranslate();
  const label = translate(`resources.${useResourceContext()}.fields.${source}`);
  const [isOpen, setIsOpen] = useState(false);
  const chosen = usePicture(typeof field.value === 'number' ? field.value : null);
  return (
    <Box sx={{ mb: 2.5 }}>
      <InputLabel component="span">{label}</InputLabel>
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 2 }}>
        {chosen ? (
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
        <Library
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

function Library({
  onChoose,
  onClose,
}: {
  onChoose: (picture: LibraryPicture) => void;
  onClose: () => void;
}) {
  const words = useWords();
  const language = useInterfaceLanguage();
  const [query, setQuery] = useState('');
  const pictures = usePictures(query);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby="library">
      <DialogTitle id="library">{words('choose_picture')}</DialogTitle>
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
          {(pictures ?? []).map((picture) => (
            <Button
              key={picture.id}
              onClick={() => onChoose(picture)}
              sx={{
                border: `2px solid ${COLOR.ink}`,
                display: 'flex',
                flexDirection: 'column',
                justifyContent: 'start',
                p: 0,
                textAlign: 'left',
              }}
            >
              <Box
                component="img"
                src={picture.thumbnails.square}
                alt=""
                sx={{ aspectRatio: '1', display: 'block', objectFit: 'cover', width: '100%' }}
              />
              <Box
                component="span"
                sx={{ display: 'block', fontSize: '0.875rem', overflowWrap: 'anywhere', p: 1 }}
              >
                {(language === 'en' && picture.alt?.en) || picture.alt?.de || picture.name}
              </Box>
            </Button>
          ))}
        </Box>
        {pictures === null ? <Alert severity="warning">{words('no_answer')}</Alert> : null}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{words('close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

/** Those that words are found in; `null` while nothing could be asked. */
function usePictures(query: string): LibraryPicture[] | null {
  const [pictures, setPictures] = useState<LibraryPicture[] | null>([]);
  useEffect(() => {
    let isStale = false;
    const timer = setTimeout(async () => {
      const asked = new URLSearchParams({ kind: 'image', q: query, page_size: AT_ONCE });
      const found = await call({
        method: 'GET',
        path: '/assets/',
        within: 'pageeditor-api',
        query: asked,
      }).then(
        ({ json }) => (json as { results: LibraryPicture[] }).results,
        () => null,
      );
      if (!isStale) setPictures(found);
    }, PAUSE);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [query]);
  return pictures;
}

/** The chosen one; nothing is shown of it where it cannot be asked for. */
function usePicture(id: number | null): LibraryPicture | null {
  const [picture, setPicture] = useState<LibraryPicture | null>(null);
  useEffect(() => {
    setPicture(null);
    if (id === null) return;
    let isStale = false;
    void call({ method: 'GET', path: `/assets/${id}/`, within: 'pageeditor-api' }).then(
      ({ json }) => {
        if (!isStale) setPicture(json as LibraryPicture);
      },
      () => {},
    );
    return () => {
      isStale = true;
    };
  }, [id]);
  return picture;
}
