import { type Logger, pino } from 'pino';

export type Log = Logger;

/**
 * The process's log: JSON lines on stdout. Whatever could identify a visitor or open a door is cut out here, once, so that
 * no caller has to remember it.
 */
export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    redact: {
      paths: [
        '*.cookie',
        '*.authorization',
        '*.password',
        '*.token',
        'headers.cookie',
        'headers.authorization',
      ],
      censor: '[redacted]',
    },
  });
}
