import { Box } from '@mui/material';
import { formatDayShort } from '../../lib/venue-time.ts';
import { COLOR } from '../ui/theme.ts';
import { useInterfaceLanguage } from '../words/language.ts';
import { useWords } from '../words/use-words.ts';
import { Figures } from './figures.tsx';

const [WIDTH, HEIGHT, FOOT] = [520, 180, 28];
const LABELS = 4;

/**
 * A figure of each day: strips of paper side by side, today's in ink, and the same as a table that opens.
 * @param name what is counted
 */
export function DayBars({
  name,
  summary,
  days,
}: {
  name: string;
  /** Text alternative of the chart. */
  summary: string;
  days: readonly { day: string; value: number }[];
}) {
  const words = useWords();
  const language = useInterfaceLanguage();
  const most = Math.max(1, ...days.map(({ value }) => value));
  const step = WIDTH / Math.max(1, days.length);
  const everyth = Math.ceil(days.length / LABELS);
  return (
    <>
      <svg
        role="img"
        aria-label={summary}
        viewBox={`0 0 ${WIDTH} ${HEIGHT + FOOT}`}
        width="100%"
        style={{ maxHeight: 280 }}
      >
        <line x1="0" y1={HEIGHT} x2={WIDTH} y2={HEIGHT} stroke={COLOR.ink} strokeWidth="2" />
        {days.map(({ day, value }, index) => {
          const [left, right] = [index * step + step * 0.14, (index + 1) * step - step * 0.14];
          const top = HEIGHT - (value / most) * (HEIGHT - 24);
          // Cut by hand: one corner is always a little lower.
          const slant = Math.min(5, (HEIGHT - top) / 4) * (index % 2 === 0 ? 1 : -1);
          return (
            <g key={day}>
              {value > 0 ? (
                <polygon
                  points={`${left},${HEIGHT} ${left},${top + Math.max(0, slant)} ${right},${top + Math.max(0, -slant)} ${right},${HEIGHT}`}
                  fill={index === days.length - 1 ? COLOR.ink : COLOR.dotter}
                />
              ) : null}
              {value === most ? (
                <text x={(left + right) / 2} y={top - 6} textAnchor="middle" fontSize="15" fontWeight="700">
                  {value}
                </text>
              ) : null}
              {index % everyth === 0 ? (
                <text x={left} y={HEIGHT + 20} fontSize="14" fill={COLOR.stein700}>
                  {formatDayShort(day, language)}
                </text>
              ) : null}
            </g>
          );
        })}
      </svg>
      <Box component="details" sx={{ mt: 1 }}>
        <Box component="summary" sx={{ cursor: 'pointer', fontWeight: 700, minHeight: 44, pt: 1.25 }}>
          {words('as_table')}
        </Box>
        <Figures
          caption={name}
          heads={[words('day'), name]}
          rows={days.toReversed().map(({ day, value }) => ({
            key: day,
            cells: [formatDayShort(day, language), value],
          }))}
        />
      </Box>
    </>
  );
}
