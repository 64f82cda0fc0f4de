/** One line of `npm run doctor`: what was looked at, how it is, and what to do where it is not well. */
export interface Finding {
  /** Part of the site in one or two words. */
  part: string;
  state: 'ok' | 'warning' | 'fault';
  /** State as a sentence, without secrets. */
  text: string;
  advice?: string;
}

/** A part of the site under examination; it never throws for a site that is unwell. */
export type Examine = () => Promise<Finding[]>;

export const ok = (part: string, text: string): Finding => ({ part, state: 'ok', text });
export const warning = (part: string, text: string, advice: string): Finding => ({
  ...{ part, state: 'warning', text, advice },
});
export const fault = (part: string, text: string, advice: string): Finding => ({
  ...{ part, state: 'fault', text, advice },
});

/** Milliseconds a server elsewhere has for its answer. */
export const PATIENCE_MS = 10_000;

const MARKS = { ok: 'ok     ', warning: 'warning', fault: 'FAULT  ' } as const;

/** Findings as lines for a terminal, each with its advice below. */
export function linesOf(findings: readonly Finding[]): string[] {
  const width = Math.max(...findings.map(({ part }) => part.length));
  return findings.flatMap(({ part, state, text, advice }) => [
    `${MARKS[state]}  ${part.padEnd(width)}  ${text}`,
    ...(advice === undefined ? [] : [`${' '.repeat(width + 11)}${advice}`]),
  ]);
}

/** How many findings there are of each state, and the exit code: 1 where there is a fault. */
export function sumOf(findings: readonly Finding[]): { warnings: number; faults: number; code: 0 | 1 } {
  const count = (state: Finding['state']) => findings.filter((finding) => finding.state === state).length;
  const faults = count('fault');
  return { warnings: count('warning'), faults, code: faults > 0 ? 1 : 0 };
}

/** The code of an error, which says what failed without addresses, names or secrets. */
export function codeOf(error: unknown): string {
  const { code, name, responseCode, cause, $metadata } = (error ?? {}) as Record<string, unknown>;
  const status = ($metadata as { httpStatusCode?: number } | undefined)?.httpStatusCode;
  const ownCode = [code, responseCode ?? status].filter((part) => part !== undefined).join(' ');
  if (ownCode !== '') return ownCode;
  return cause === undefined || cause === null ? String(name ?? 'unknown error') : codeOf(cause);
}
