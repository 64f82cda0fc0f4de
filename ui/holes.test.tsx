import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DrumRow } from './drum-row.tsx';
import { Holes } from './holes.tsx';

/** From one hole of the usual size to the next. */
const PITCH = 12;

/** First filled hole and how many, read back from the drawn line; `[0, 0]` when none is filled. */
function filledOf(markup: string): [number, number] {
  const [, start, length] = /holes-fill" d="M([\d.]+) [\d.]+h([\d.]+)"/.exec(markup)?.map(Number) ?? [];
  if (start === undefined || length === undefined) return [0, 0];
  return [Math.floor(start / PITCH), Math.round(length / PITCH) + 1];
}

describe('holes', () => {
  it('are decoration', () => {
    expect(renderToStaticMarkup(<Holes count={3} />)).toContain('aria-hidden="true"');
  });

  it('bring no style attribute, which the content security policy would drop', () => {
    expect(renderToStaticMarkup(<Holes count={13} filled={[4, 9]} />)).not.toContain('style=');
  });

  it('fill from the left, or a range with both its ends', () => {
    expect(filledOf(renderToStaticMarkup(<Holes count={15} filled={11} />))).toEqual([0, 11]);
    expect(filledOf(renderToStaticMarkup(<Holes count={13} filled={[4, 9]} />))).toEqual([4, 6]);
  });

  it('never fill more holes than there are', () => {
    expect(filledOf(renderToStaticMarkup(<Holes count={13} filled={[3, 99]} />))).toEqual([3, 10]);
    expect(filledOf(renderToStaticMarkup(<Holes count={3} filled={-1} />))).toEqual([0, 0]);
  });
});

describe('a drum row', () => {
  it('accelerates: no gap is wider than the one before', () => {
    const markup = renderToStaticMarkup(<DrumRow count={12} gap={50} size={10} />);
    const starts = [...markup.matchAll(/M(\d+) /g)].map((match) => Number(match[1]));
    const gaps = starts.slice(1).map((start, i) => start - (starts[i] ?? 0) - 10);
    expect(starts).toHaveLength(12);
    expect(gaps).toEqual([...gaps].sort((a, b) => b - a));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(3);
  });
});
