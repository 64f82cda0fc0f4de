import { InputAdornment } from '@mui/material';
import { NumberInput } from 'react-admin';
import { useWords } from '../words/use-words.ts';

const BASIS_POINTS = 100;

/** A rate typed in percent and kept in hundredths of one; nothing typed says that there is none. */
export function PercentInput({ source }: { source: string }) {
  const words = useWords();
  return (
    <NumberInput
      source={source}
      min={0}
      max={100}
      step={0.01}
      defaultValue={null}
      format={(points: number | null) =>
        points === null || points === undefined ? '' : String(points / BASIS_POINTS)
      }
      parse={(typed: string | number | null) => {
        const percent = typeof typed === 'number' ? typed : Number.parseFloat(typed ?? '');
        return Number.isFinite(percent) ? Math.round(percent * BASIS_POINTS) : null;
      }}
      helperText={words('vat_hint')}
      slotProps={{ input: { endAdornment: <InputAdornment position="end">%</InputAdornment> } }}
    />
  );
}
