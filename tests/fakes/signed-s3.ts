import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';

/** The one key this S3 knows; S3rver has it built in. */
const KEY = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=(?<id>[^/]+)\/(?<scope>[^,]+), ?SignedHeaders=(?<names>[^,]+), ?Signature=(?<signature>[0-9a-f]{64})$/;

/**
 * A fake of S3: the server S3rver, which stores objects in a folder, behind a check of the signature of every request (AWS
 * Signature Version 4), which S3rver lacks. Unsigned requests get 403.
 */
export async function openSignedS3(bucket: string) {
  const directory = await mkdtemp(path.join(os.tmpdir(), 's3-'));
  const s3 = new S3rver({
    silent: true,
    directory,
    vhostBuckets: false,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  await s3.configureBuckets();
  const answer = s3.callback();
  const server = createServer((request, response) => {
    if (isSigned(request)) return void answer(request, response);
    request.resume();
    response.writeHead(403, { 'content-type': 'application/xml' });
    response.end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    access: { bucket, endpoint: `http://127.0.0.1:${port}`, region: 'eu-central-1', ...KEY },
    async close() {
      server.closeAllConnections();
      server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

function isSigned(request: IncomingMessage): boolean {
  const { headers, method, url = '' } = request;
  const {
    id,
    scope = '',
    names = '',
    signature,
  } = AUTHORIZATION.exec(headers.authorization ?? '')?.groups ?? {};
  if (id !== KEY.accessKeyId) return false;
  const [address = '', query = ''] = url.split('?');
  const canonical = [
    method,
    address,
    query.split('&').filter(Boolean).map(withValue).toSorted().join('&'),
    ...names.split(';').map((name) => `${name}:${String(headers[name]).trim().replace(/ +/g, ' ')}`),
    '',
    names,
    headers['x-amz-content-sha256'],
  ].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const key = scope
    .split('/')
    .reduce<string | Buffer>((secret, part) => hmac(secret, part), `AWS4${KEY.secretAccessKey}`);
  return hmac(key, toSign).toString('hex') === signature;
}

const withValue = (pair: string) => (pair.includes('=') ? pair : `${pair}=`);
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
