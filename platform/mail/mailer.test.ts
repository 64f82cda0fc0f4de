import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inspect } from 'node:util';
import { expect, it } from 'vitest';
import { createFixedClock } from '../clock.ts';
import { createCountingIds } from '../ids.server.ts';
import { createMailer } from './mailer.server.ts';

const EMAIL_SENT = {
  to: 'jule@example.org',
  subject: 'Grüße',
  text: 'Hallo,\n\nhttps://b.example/de?token=a.b-c\n',
};
const parts = { clock: createFixedClock('2026-11-20T08:00:00.000Z'), ids: createCountingIds('email') };

it('emails lie in the outbox where there is no mail server, readable for the process alone', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'mailer-'));
  const mailer = createMailer({ config: { mail: null, dataDir }, ...parts });
  await Promise.all([mailer.send(EMAIL_SENT), mailer.send({ ...EMAIL_SENT, subject: 'Noch einer' })]);
  const outbox = path.join(dataDir, 'outbox');
  const files = readdirSync(outbox).toSorted();
  expect(files).toEqual(['2026-11-20T08-00-00.000Z-email-1.json', '2026-11-20T08-00-00.000Z-email-2.json']);
  const [first = ''] = files;
  const file = path.join(outbox, first);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
    sentAt: '2026-11-20T08:00:00.000Z',
    ...EMAIL_SENT,
  });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  rmSync(dataDir, { recursive: true });
});

it('emails are handed to the mail server where there is one', async () => {
  const { server, port, received } = await mailServer();
  const mail = { smtpUrl: `smtp://127.0.0.1:${port}`, from: 'haus@b.example' };
  await createMailer({ config: { mail, dataDir: '' }, ...parts }).send(EMAIL_SENT);
  server.close();
  const said = received.join('');
  expect(said).toContain('MAIL FROM:<haus@b.example>');
  expect(said).toContain('RCPT TO:<jule@example.org>');
  expect(said).toMatch(/Subject: =\?UTF-8\?Q\?Gr=C3=BC=C3=9Fe\?=/);
  expect(said).toContain('https://b.example/de?token=');
});

it('an email that can be ended says where, for mail programs to press', async () => {
  const { server, port, received } = await mailServer();
  const mail = { smtpUrl: `smtp://127.0.0.1:${port}`, from: 'haus@b.example' };
  const email = { ...EMAIL_SENT, unsubscribeUrl: 'https://b.example/leave?token=1' };
  await createMailer({ config: { mail, dataDir: '' }, ...parts }).send(email);
  server.close();
  const said = received.join('');
  expect(said).toContain('List-Unsubscribe: <https://b.example/leave?token=1>');
  expect(said).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
});

it('a rejection by the mail server is an error, which names nobody', async () => {
  const { server, port } = await mailServer(`550 5.1.1 <${EMAIL_SENT.to}> unknown`);
  const mail = { smtpUrl: `smtp://127.0.0.1:${port}`, from: 'haus@b.example' };
  const sent = createMailer({ config: { mail, dataDir: '' }, ...parts }).send(EMAIL_SENT);
  const error: unknown = await sent.catch((thrown: unknown) => thrown);
  server.close();
  expect(error).toEqual(new Error('sending to the mail server failed: EENVELOPE RCPT TO 550'));
  expect(inspect(error, { depth: null })).not.toContain(EMAIL_SENT.to);
});

/** A mail server that agrees with everything, or answers every recipient with `recipient`. */
async function mailServer(
  recipient = '250 ok',
): Promise<{ server: Server; port: number; received: string[] }> {
  const received: string[] = [];
  const server = createServer((socket) => {
    let inData = false;
    socket.write('220 ready\r\n');
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      received.push(text);
      if (inData) {
        inData = !text.endsWith('\r\n.\r\n');
        if (!inData) socket.write('250 kept\r\n');
        return;
      }
      const command = text.slice(0, 4).toUpperCase();
      inData = command === 'DATA';
      if (inData) socket.write('354 go on\r\n');
      else if (command === 'QUIT') socket.end('221 bye\r\n');
      else socket.write(command === 'RCPT' ? `${recipient}\r\n` : '250 ok\r\n');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { server, port: address.port, received };
}
