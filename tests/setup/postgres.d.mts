type Running = { url: string; version: string; stop: () => Promise<void>; reason?: never };

export function startPostgres(options?: {
  install?: boolean;
  durable?: boolean;
}): Promise<Running | { reason: string; url?: never }>;
