import Download from '@mui/icons-material/Download';
import { Alert, Box, Button, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { Title } from 'react-admin';
import { ApiError } from '../api/api-call.ts';
import { call } from '../session/call.ts';
import { FILE_BUTTON } from '../ui/file-button.ts';
import { Sheet } from '../ui/sheet.tsx';
import { useInterfaceLanguage } from '../words/language.ts';
import { useWords } from '../words/use-words.ts';
import { useRefusal } from './refusal.ts';

interface Imported {
  rows: number;
  files: number;
  missing_files: string[];
}

/** Status codes whose problem is a sentence in the language of the interface, about the file or about this site. */
const SAID = new Set([409, 422]);

/** Export and import of the whole venue as one file (docs/product/admin.md#archive). */
export function VenueArchive() {
  const words = useWords();
  const language = useInterfaceLanguage();
  return (
    <Box sx={{ display: 'grid', gap: 3, py: 3, maxWidth: '70ch' }}>
      <Title title={words('archive')} />
      <Sheet title={words('archive_out')}>
        <Typography sx={{ mb: 2 }}>{words('archive_out_text')}</Typography>
        <Button
          component="a"
          variant="contained"
          startIcon={<Download />}
          href={`/${language}/api/admin/venue-archive/`}
          download
        >
          {words('archive_download')}
        </Button>
      </Sheet>
      <Sheet title={words('archive_in')}>
        <Typography sx={{ mb: 2 }}>{words('archive_in_text')}</Typography>
        <Import />
      </Sheet>
    </Box>
  );
}

function Import() {
  const words = useWords();
  const refusal = useRefusal();
  const language = useInterfaceLanguage();
  const id = useId();
  const [file, setFile] = useState<File | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [imported, setImported] = useState<Imported | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  async function send(chosen: File) {
    setIsBusy(true);
    setImported(null);
    setFailure(null);
    const form = new FormData();
    form.set('file', chosen);
    try {
      const { json } = await call({ method: 'POST', path: '/admin/venue-archive/', form, language });
      setImported(json as Imported);
    } catch (error) {
      setFailure(error instanceof ApiError && SAID.has(error.status) ? error.message : refusal(error));
    }
    setIsBusy(false);
  }

  return (
    <>
      <Typography component="label" htmlFor={id} sx={{ display: 'block', fontWeight: 700, mb: 0.5 }}>
        {words('archive_file')}
      </Typography>
      <Box
        component="input"
        id={id}
        type="file"
        accept=".tar,application/x-tar"
        disabled={isBusy}
        onChange={({ currentTarget }) => setFile(currentTarget.files?.[0] ?? null)}
        sx={{
          display: 'block',
          font: 'inherit',
          maxWidth: '100%',
          mb: 2,
          '&::file-selector-button': FILE_BUTTON,
        }}
      />
      <Button variant="contained" disabled={!file || isBusy} onClick={() => file && send(file)}>
        {words('archive_bring_in')}
      </Button>
      <Box role="status" sx={{ mt: 2 }}>
        {isBusy ? words('archive_storing') : null}
        {imported ? (
          <Alert severity="success">
            {words('archive_stored', { rows: imported.rows, files: imported.files })}
            {imported.missing_files.length > 0
              ? ` ${words('archive_missing', { files: imported.missing_files.join(', ') })}`
              : null}
          </Alert>
        ) : null}
      </Box>
      {failure ? <Alert severity="error">{failure}</Alert> : null}
    </>
  );
}
