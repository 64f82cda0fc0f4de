type Running = { url: string; version: string; stop: () => Promise<void>; reason?: never };
type Own = Running & { restart: () => Promise<void> };

export function startPostgres(options: {
  own: true;
  install?: boolean;
  durable?: boolean;
}): Promise<Own | { reason: string; url?: never }>;
export function startPostgres(options?: {
  install?: boolean;
  durable?: boolean;
}): Promise<Running | { reason: string; url?: never }>;
