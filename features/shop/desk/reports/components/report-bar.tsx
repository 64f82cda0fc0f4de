/** Width of the drawing; bars are whole units of it. */
const WIDTH = 1000;

/** Draws an amount as a bar beside its number; amounts below zero are hollow. */
export function ReportBar({ value, most }: { value: number; most: number }) {
  if (most === 0) return null;
  return (
    <svg
      className="report-bar"
      data-below={value < 0 || undefined}
      viewBox={`0 0 ${WIDTH} 8`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect width={Math.round((Math.abs(value) / most) * WIDTH)} height={8} />
    </svg>
  );
}
