import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControl,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
  Typography,
} from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import {
  type RaRecord,
  useDataProvider,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { BASE } from '../api/data-provider.ts';
import { changedParts, mergeParts, partOf, type RecordPart } from '../api/record-parts.ts';
import { useWords } from '../words/use-words.ts';
import type { SaveFailureState } from './save-failure.tsx';

type Choice = 'mine' | 'theirs';

/**
 * Conflict between two saved states of a record: the second editor chooses field by field, per language. Nothing is lost
 * before that.
 */
export function ConflictDialog({ failure }: { failure: SaveFailureState }) {
  const theirs = useTheirs(failure.failure === 'conflict', failure.onError);
  const form = useFormContext();
  const record = useRecordContext<RaRecord>();
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const words = useWords();
  const [choices, setChoices] = useState<Record<string, Choice>>({});
  if (failure.failure !== 'conflict' || !theirs || !record) return null;

  const mine = form.getValues();
  const parts = changedParts(theirs, mine).filter(({ field }) => field in theirs);
  const typed = new Set(changedParts(mine[BASE] ?? record, mine).map(keyOf));
  const choiceOf = (part: RecordPart): Choice =>
    choices[keyOf(part)] ?? (typed.has(keyOf(part)) ? 'mine' : 'theirs');

  const take = () => {
    form.reset(theirs);
    const chosen = parts.filter((part) => choiceOf(part) === 'mine');
    for (const [field, value] of Object.entries(mergeParts(theirs, mine, chosen)))
      form.setValue(field, value, { shouldDirty: true });
    // Sets the base of the next save to the stored version.
    form.setValue(BASE, theirs);
    failure.settle();
  };

  return (
    <Dialog open fullWidth maxWidth="md" aria-labelledby="conflict-title">
      <DialogTitle id="conflict-title">{words('conflict_title')}</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 2 }}>{words('conflict_text')}</Typography>
        {parts.map((part) => (
          <FormControl key={keyOf(part)} sx={{ display: 'block', mb: 2 }}>
            <FormLabel>
              {translate(`resources.${resource}.fields.${part.field}`)}
              {part.language === null
                ? ''
                : ` (${words(part.language === 'de' ? 'in_german' : 'in_english')})`}
            </FormLabel>
            <RadioGroup
              value={choiceOf(part)}
              onChange={(_, value) =>
                setChoices({ ...choices, [keyOf(part)]: value === 'mine' ? 'mine' : 'theirs' })
              }
            >
              <FormControlLabel
                value="mine"
                control={<Radio />}
                label={`${words('mine')}: ${plain(partOf(mine, part)) || words('nothing')}`}
              />
              <FormControlLabel
                value="theirs"
                control={<Radio />}
                label={`${words('theirs')}: ${plain(partOf(theirs, part)) || words('nothing')}`}
              />
            </RadioGroup>
          </FormControl>
        ))}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={take}>
          {words('take_chosen')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const keyOf = ({ field, language }: RecordPart): string => `${field} ${language ?? ''}`;

/** Loads the stored version once it is wanted. */
function useTheirs(isWanted: boolean, onError: (error: unknown) => void): RaRecord | null {
  const said = useRef(onError);
  said.current = onError;
  const [theirs, setTheirs] = useState<RaRecord | null>(null);
  const provider = useDataProvider();
  const resource = useResourceContext() ?? '';
  const record = useRecordContext<RaRecord>();
  const id = record?.id;
  useEffect(() => {
    setTheirs(null);
    if (!isWanted || id === undefined) return;
    let isStale = false;
    void provider.getOne(resource, { id }).then(
      ({ data }) => {
        if (!isStale) setTheirs(data);
      },
      // It is said; saving once more asks again.
      (error: unknown) => said.current(error),
    );
    return () => {
      isStale = true;
    };
  }, [isWanted, provider, resource, id]);
  return theirs;
}

/** A value as a line: texts in both languages after each other, without their marks. */
function plain(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(plain).join(', ');
  if (typeof value === 'object') return Object.values(value).map(plain).filter(Boolean).join(' · ');
  if (typeof value !== 'string') return String(value);
  return new DOMParser().parseFromString(value, 'text/html').body.textContent ?? '';
}
