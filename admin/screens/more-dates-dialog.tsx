import {
  Alert,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControl,
  FormControlLabel,
  FormGroup,
  FormLabel,
  TextField,
} from '@mui/material';
import { useState } from 'react';
import { type RaRecord, useDataProvider, useNotify, useRecordContext, useRefresh } from 'react-admin';
import { addDays, type Day, dayOf, formatDayShort, weekdayOf } from '../../lib/venue-time.ts';
import { nameOfWeekday, WEEKDAYS } from '../../lib/weekdays.ts';
import { SideBySide } from '../inputs/both-languages.tsx';
import { useInterfaceLanguage } from '../words/language.ts';
import { useWords } from '../words/use-words.ts';
import { ownValues } from './copy-button.tsx';
import { clearRun, isUnanswered, keyOfRun } from './dates-run-key.ts';
import { type DatesRun, datesOn, daysByReason, daysOf, planDates } from './more-dates.ts';
import { useRecordRefusal } from './refusal.ts';

const A_MONTH = 28;

/** Plans the same event on more days: weekdays from a day to another, and each of them can be left out. */
export function MoreDates() {
  const words = useWords();
  const event = useRecordContext<RaRecord>();
  const [isOpen, setIsOpen] = useState(false);
  if (!event) return null;
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{words('more_dates')}</Button>
      {isOpen ? <MoreDatesDialog event={event} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

function MoreDatesDialog({ event, onClose }: { event: RaRecord; onClose: () => void }) {
  const words = useWords();
  const language = useInterfaceLanguage();
  const first = dayOf(event.date_start);
  const [from, setFrom] = useState(addDays(first, 1));
  const [until, setUntil] = useState(addDays(first, A_MONTH));
  const [weekdays, setWeekdays] = useState([weekdayOf(first)]);
  const [without, setWithout] = useState<readonly Day[]>([]);
  const refusal = useRecordRefusal();
  const { plan, isPlanning, planned, refused } = usePlanning(event, onClose);
  // Created days are no choice any more: a second run would duplicate them.
  const days = daysOf({ from, until, weekdays }).filter((day) => !planned.includes(day));
  const chosen = days.filter((day) => !without.includes(day));
  return (
    <Dialog
      open
      onClose={isPlanning ? undefined : onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby="more-dates"
    >
      <DialogTitle id="more-dates">{words('more_dates')}</DialogTitle>
      <DialogContent>
        <SideBySide>
          <TextField
            type="date"
            label={words('from_day')}
            value={from}
            onChange={({ target }) => setFrom(target.value)}
          />
          <TextField
            type="date"
            label={words('until_day')}
            value={until}
            onChange={({ target }) => setUntil(target.value)}
          />
        </SideBySide>
        <Choices
          legend={words('weekdays')}
          choices={WEEKDAYS.map((weekday) => ({
            id: weekday,
            name: nameOfWeekday(weekday, language),
          }))}
          chosen={weekdays}
          onChange={setWeekdays}
        />
        {days.length > 0 ? (
          <Choices
            legend={words('days')}
            choices={days.map((day) => ({ id: day, name: formatDayShort(day, language) }))}
            chosen={chosen}
            onChange={(selected) => setWithout(days.filter((day) => !selected.includes(day)))}
          />
        ) : (
          <Alert severity="info">{words('no_days')}</Alert>
        )}
        {daysByReason(refused, refusal).map(({ reason, days }) => (
          <Alert key={reason} severity="error">
            {words('not_planned', {
              days: days.map((day) => formatDayShort(day, language)).join(', '),
              why: reason,
            })}
          </Alert>
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={isPlanning}>
          {words('close')}
        </Button>
        <Button variant="contained" disabled={isPlanning || chosen.length === 0} onClick={() => plan(chosen)}>
          {words('plan_dates', { count: chosen.length })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Creates the dates; refused days are named with the reason and can be tried again. */
function usePlanning(event: RaRecord, onDone: () => void) {
  const provider = useDataProvider();
  const notify = useNotify();
  const refresh = useRefresh();
  const words = useWords();
  const [isPlanning, setIsPlanning] = useState(false);
  const [planned, setPlanned] = useState<readonly Day[]>([]);
  const [refused, setRefused] = useState<DatesRun['refused']>([]);
  async function plan(days: readonly Day[]) {
    setIsPlanning(true);
    setRefused([]);
    const run = await planDates(days, (day) => {
      const { start, end } = datesOn(day, { start: event.date_start, end: event.date_end });
      const data = { ...ownValues(event), id_jet: null, date_start: start, date_end: end };
      return provider.create('events', { data, meta: { idempotencyKey: `${keyOfRun(event.id)}-${day}` } });
    });
    if (!run.refused.some(({ error }) => isUnanswered(error))) clearRun(event.id);
    setIsPlanning(false);
    setPlanned((before) => [...before, ...run.planned]);
    setRefused(run.refused);
    const count = run.planned.length;
    if (count > 0) notify(words('planned_dates', { count }), { type: 'success' });
    refresh();
    if (run.refused.length === 0) onDone();
  }
  return { plan, isPlanning, planned, refused };
}

function Choices<T extends string | number>({
  legend,
  choices,
  chosen,
  onChange,
}: {
  legend: string;
  choices: { id: T; name: string }[];
  chosen: readonly T[];
  onChange: (chosen: T[]) => void;
}) {
  return (
    <FormControl component="fieldset" sx={{ mt: 2 }}>
      <FormLabel component="legend">{legend}</FormLabel>
      <FormGroup row>
        {choices.map(({ id, name }) => (
          <FormControlLabel
            key={id}
            label={name}
            control={
              <Checkbox
                checked={chosen.includes(id)}
                onChange={(_, isOn) =>
                  onChange(isOn ? [...chosen, id] : chosen.filter((each) => each !== id))
                }
              />
            }
          />
        ))}
      </FormGroup>
    </FormControl>
  );
}
