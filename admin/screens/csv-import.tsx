import Download from '@mui/icons-material/Download';
import Upload from '@mui/icons-material/Upload';
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';
import { Button as ListButton, useTranslate } from 'react-admin';
import type { ImportKind } from '../../features/operations/transfer/csv-import/columns.ts';
import { templateAddress } from '../api/csv-files.ts';
import { FILE_BUTTON } from '../ui/file-button.ts';
import { useInterfaceLanguage } from '../words/language.ts';
import { useWords } from '../words/use-words.ts';
import { CsvColumns, CsvFaults } from './csv-tables.tsx';
import { useCsvImport } from './use-csv-import.ts';

/** Brings in records from a table: it is tried first, and stored when nothing in it is wrong. */
export function CsvImport({ kind }: { kind: ImportKind }) {
  const words = useWords();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <ListButton label={words('bring_in_csv')} onClick={() => setIsOpen(true)}>
        <Upload />
      </ListButton>
      {isOpen ? <CsvDialog kind={kind} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

function CsvDialog({ kind, onClose }: { kind: ImportKind; onClose: () => void }) {
  const words = useWords();
  const translate = useTranslate();
  const language = useInterfaceLanguage();
  const title = useId();
  const { name, answer, failure, busy, choose, store } = useCsvImport(kind, onClose);
  const what = translate(`resources.${kind}.name`, { smart_count: 2 });
  const fits = answer !== null && answer.faults.length === 0;
  return (
    <Dialog
      open
      fullWidth
      maxWidth="md"
      aria-labelledby={title}
      onClose={busy === 'import' ? undefined : onClose}
    >
      <DialogTitle id={title}>{words('from_csv', { what })}</DialogTitle>
      <DialogContent>
        <Typography>{words('csv_intro')}</Typography>
        <Button
          component="a"
          variant="outlined"
          startIcon={<Download />}
          href={templateAddress(kind, language)}
          download={`${kind}-${language}.csv`}
          sx={{ my: 2 }}
        >
          {words('csv_template')}
        </Button>
        <CsvColumns kind={kind} />
        <FileChoice isDisabled={busy === 'import'} onChoose={choose} />
        <Box role="status">{busy ? words(busy === 'trial' ? 'csv_checking' : 'csv_storing') : null}</Box>
        {fits ? (
          <Alert severity="success">{words('csv_fits', { file: name, smart_count: answer.lines })}</Alert>
        ) : null}
        {failure ? <Alert severity="error">{failure}</Alert> : null}
        {answer && !fits ? <CsvFaults file={name} faults={answer.faults} /> : null}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={busy === 'import'}>
          {words('close')}
        </Button>
        <Button variant="contained" disabled={!fits || busy !== null} onClick={store}>
          {fits ? words('csv_create', { smart_count: answer.lines }) : words('bring_in_csv')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** The same file may be chosen again once it has been put right. */
function FileChoice({ isDisabled, onChoose }: { isDisabled: boolean; onChoose: (file: File) => void }) {
  const words = useWords();
  const id = useId();
  return (
    <Box sx={{ my: 2 }}>
      <Typography component="label" htmlFor={id} sx={{ display: 'block', fontWeight: 700, mb: 0.5 }}>
        {words('csv_file')}
      </Typography>
      <Box
        component="input"
        id={id}
        type="file"
        accept=".csv,.txt,text/csv"
        disabled={isDisabled}
        onClick={({ currentTarget }) => {
          currentTarget.value = '';
        }}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onChoose(file);
        }}
        sx={{ font: 'inherit', maxWidth: '100%', '&::file-selector-button': FILE_BUTTON }}
      />
    </Box>
  );
}
