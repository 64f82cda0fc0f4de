import { Transform } from 'node:stream';

/** A transfer that ends before its file is there. */
export class TransferEnded extends Error {
  readonly reason: 'TOO_LARGE' | 'TOO_SLOW';

  constructor(reason: TransferEnded['reason']) {
    super(reason);
    this.reason = reason;
  }
}

/** Slowest pace of a transfer: bytes within each window, and how long it may take in all. */
export interface TransferPace {
  windowMs: number;
  windowBytes: number;
  mostMs: number;
}

/** A phone in a tunnel is cut off, one with a weak signal is not; Node ends every request after five minutes anyway. */
const PACE: TransferPace = { windowMs: 20_000, windowBytes: 60_000, mostMs: 280_000 };

/**
 * Passes a body on while it is within `mostBytes` and its minimum pace: a bounded slot must never wait for a client that
 * stalls. Ends with `TransferEnded` otherwise.
 */
export function meterTransfer(
  mostBytes: number,
  { windowMs, windowBytes, mostMs }: TransferPace = PACE,
): Transform {
  let bytes = 0;
  let bytesBefore = 0;
  const meter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > mostBytes) done(new TransferEnded('TOO_LARGE'));
      else done(null, chunk);
    },
    flush(done) {
      stop();
      done();
    },
    destroy(error, done) {
      stop();
      done(error);
    },
  });
  const pace = setInterval(() => {
    if (bytes - bytesBefore < windowBytes) meter.destroy(new TransferEnded('TOO_SLOW'));
    bytesBefore = bytes;
  }, windowMs);
  const end = setTimeout(() => meter.destroy(new TransferEnded('TOO_SLOW')), mostMs);
  function stop() {
    clearInterval(pace);
    clearTimeout(end);
  }
  return meter;
}
