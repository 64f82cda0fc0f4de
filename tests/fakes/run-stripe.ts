import { startFakeStripe } from './stripe.ts';

const { PORT, WEBHOOK_SECRET, WEBHOOK_URL } = process.env;

/** The payment provider of the journeys, which look at its page and press its button. */
await startFakeStripe({
  port: Number(PORT),
  webhookSecret: WEBHOOK_SECRET ?? '',
  ...(WEBHOOK_URL ? { webhookUrl: WEBHOOK_URL } : {}),
});
