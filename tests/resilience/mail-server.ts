import { once } from 'node:events';
import { createServer } from 'node:net';

export interface MailServer {
  url: string;
  /** Received emails, in the order they came, with their lines unfolded. */
  emails: string[];
  close(): void;
}

/** Starts a mail server that agrees with everything; an email is only accepted once `taking` settles, which may be never. */
export async function startMailServer(taking: () => Promise<void>): Promise<MailServer> {
  const emails: string[] = [];
  const server = createServer((socket) => {
    let letter: string | null = null;
    socket.on('error', () => undefined);
    socket.write('220 ready\r\n');
    socket.on('data', async (chunk) => {
      const text = chunk.toString();
      if (letter !== null) {
        letter += text;
        if (!letter.endsWith('\r\n.\r\n')) return;
        emails.push(letter.replaceAll('=\r\n', '').replaceAll('=3D', '='));
        letter = null;
        await taking();
        socket.write('250 kept\r\n');
        return;
      }
      const command = text.slice(0, 4).toUpperCase();
      if (command === 'DATA') letter = '';
      if (command === 'QUIT') socket.end('221 bye\r\n');
      else socket.write(command === 'DATA' ? '354 go on\r\n' : '250 ok\r\n');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { url: `smtp://127.0.0.1:${address.port}`, emails, close: () => void server.close() };
}
