import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { connect } from 'node:tls';
import type { Clock } from '#platform/clock.ts';
import type { Config, StripeKeys } from '#platform/config.server.ts';
import { createS3Storage } from '#platform/storage/s3-storage.server.ts';
import { examineSkew } from './examine-clock.ts';
import { codeOf, type Finding, fault, ok, PATIENCE_MS, warning } from './finding.ts';

const STRIPE = 'https://api.stripe.com';
const DAY_MS = 86_400_000;
const RENEWED_DAYS = 14;

/** Bucket of the uploads: a small file is written, read and deleted. */
export async function examineBucket({ s3 }: Config): Promise<Finding[]> {
  if (!s3) return [];
  const storage = await createS3Storage(s3);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'doctor-'));
  try {
    const file = path.join(folder, 'probe');
    await writeFile(file, 'probe');
    await storage.write('doctor/probe', { path: file, bytes: 5, contentType: 'text/plain' });
    const size = await storage.size('doctor/probe');
    await storage.delete('doctor/probe');
    return size === 5
      ? [ok('bucket', `${s3.bucket} can be written, read and deleted from.`)]
      : [
          fault(
            'bucket',
            `${s3.bucket} does not give back what is written.`,
            'Check S3_ENDPOINT and S3_BUCKET.',
          ),
        ];
  } catch (error) {
    return [
      fault(
        'bucket',
        `${s3.bucket} cannot be used: ${codeOf(error)}.`,
        'Check S3_ENDPOINT, S3_REGION and the rights of the S3_ACCESS_KEY_ID.',
      ),
    ];
  } finally {
    storage.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Mail server: connects and signs in, without sending anything. */
export async function examineMail({ mail }: Config): Promise<Finding[]> {
  if (!mail) return [];
  const { createTransport } = await import('nodemailer');
  const patience = {
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  };
  const transport = createTransport({ url: mail.smtpUrl, ...patience });
  try {
    await transport.verify();
    return [ok('mail', 'The mail server lets this site in.')];
  } catch (error) {
    return [
      fault(
        'mail',
        `The mail server cannot be used: ${codeOf(error)}.`,
        'Check host, port and password in SMTP_URL.',
      ),
    ];
  } finally {
    transport.close();
  }
}

/** Payment provider, once for the sale and once for the test shop. */
export async function examinePayment({ stripe }: Config): Promise<Finding[]> {
  const shops = [
    ['payment', stripe.sale, 'STRIPE_SECRET_KEY'],
    ['test payment', stripe.test, 'STRIPE_TEST_SECRET_KEY'],
  ] as const;
  const found = shops.map(([part, keys, variable]) =>
    keys ? examineStripe(part, keys, variable, stripe.apiOrigin ?? STRIPE) : null,
  );
  return (await Promise.all(found)).filter((finding) => finding !== null);
}

async function examineStripe(part: string, { secretKey }: StripeKeys, variable: string, origin: string) {
  try {
    const { status } = await fetch(new URL('/v1/balance', origin), {
      headers: { authorization: `Bearer ${secretKey}` },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (status === 401)
      return fault(
        part,
        'The payment provider does not know the key.',
        `Put a current key into ${variable}.`,
      );
    if (status >= 500)
      return warning(
        part,
        `The payment provider answers with ${status}.`,
        'See docs/operations/incidents.md.',
      );
    // A restricted key may not read the balance: it is known all the same.
    return ok(part, 'The payment provider answers and knows the key.');
  } catch (error) {
    return fault(
      part,
      `The payment provider does not answer: ${codeOf(error)}.`,
      'See docs/operations/incidents.md.',
    );
  }
}

/** Public address: TLS, a certificate that lasts, a proxy that leads here, and the clock of its answer. */
export async function examinePublicOrigin(
  { publicOrigin, instance }: Config,
  clock: Clock,
): Promise<Finding[]> {
  const part = 'public address';
  if (publicOrigin === undefined) return [];
  const url = new URL(publicOrigin);
  const isPlain = url.protocol === 'http:' && instance === 'production';
  const transport = isPlain
    ? [
        fault(
          part,
          'PUBLIC_ORIGIN is not https: passwords and orders are sent readable.',
          'Put TLS in front (docs/operations/proxy.md).',
        ),
      ]
    : [];
  try {
    const answer = await fetch(new URL('/healthz', url), {
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const state = (await answer.text()).includes('"ok"')
      ? ok(part, `${publicOrigin} leads to a site that answers.`)
      : warning(
          part,
          `${publicOrigin}/healthz answers with ${answer.status}.`,
          'Let the proxy lead to HOST and PORT.',
        );
    const date = answer.headers.get('date');
    const skew = date === null ? [] : [examineSkew('the public address', date, clock)];
    const certificate = url.protocol === 'https:' ? [await examineCertificate(url, clock)] : [];
    return [...transport, state, ...certificate, ...skew];
  } catch (error) {
    return [
      ...transport,
      fault(
        part,
        `${publicOrigin} does not answer: ${codeOf(error)}.`,
        'Is the site running, the proxy up, the name in DNS, the certificate valid?',
      ),
    ];
  }
}

async function examineCertificate(url: URL, clock: Clock): Promise<Finding> {
  const until = await new Promise<string>((resolve, reject) => {
    const socket = connect(
      { host: url.hostname, port: Number(url.port) || 443, servername: url.hostname },
      () => {
        resolve(socket.getPeerCertificate().valid_to);
        socket.end();
      },
    );
    socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error('timeout')));
    socket.on('error', reject);
  });
  const days = Math.floor((Date.parse(until) - clock.time()) / DAY_MS);
  return days > RENEWED_DAYS
    ? ok('TLS', `The certificate lasts ${days} more days.`)
    : warning(
        'TLS',
        `The certificate ends in ${days} days.`,
        'Renew it: certbot renew, or look at the log of Caddy.',
      );
}
