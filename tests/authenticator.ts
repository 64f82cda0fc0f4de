import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** Deviations of a device from a good one. */
interface Behaviour {
  /** The site it believes to be on. */
  origin: string;
  /** True if the device verified its holder. */
  isHolderKnown?: boolean;
}

const PRESENT = 1;
const HOLDER_KNOWN = 4;
const HAS_CREDENTIAL = 64;

/** A device that makes passkeys and signs with them, as WebAuthn says: one key on the curve P-256, no attestation. */
export function newAuthenticator() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const coordinates = [x, y].map((each) => Buffer.from(each, 'base64url'));

  function authenticatorData(site: string, isHolderKnown: boolean, credential: Buffer): Buffer {
    const flags = PRESENT | (isHolderKnown ? HOLDER_KNOWN : 0) | (credential.length > 0 ? HAS_CREDENTIAL : 0);
    // Devices that go along to others count nothing.
    return Buffer.concat([sha256(site), Buffer.from([flags]), Buffer.alloc(4), credential]);
  }

  const answer = (response: object) =>
    JSON.stringify({
      id: id.toString('base64url'),
      rawId: id.toString('base64url'),
      type: 'public-key',
      clientExtensionResults: {},
      response,
    });

  return {
    /** Returns the browser's answer to `options`, by which a site asks for a new passkey. */
    create(options: string, { origin, isHolderKnown = true }: Behaviour): string {
      const { challenge, rp } = JSON.parse(options) as { challenge: string; rp: { id: string } };
      const key = cbor(
        new Map<number, number | Buffer>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, coordinates[0] as Buffer],
          [-3, coordinates[1] as Buffer],
        ]),
      );
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const credential = Buffer.concat([Buffer.alloc(16), length, id, key]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authenticatorData(rp.id, isHolderKnown, credential)],
      ]);
      return answer({
        clientDataJSON: clientData('webauthn.create', challenge, origin).toString('base64url'),
        attestationObject: cbor(attestation).toString('base64url'),
        transports: ['internal'],
      });
    },

    /** Returns the browser's answer to `options`, by which a site asks a user to sign in. */
    get(options: string, { origin, isHolderKnown = true }: Behaviour): string {
      const { challenge, rpId } = JSON.parse(options) as { challenge: string; rpId: string };
      const data = authenticatorData(rpId, isHolderKnown, Buffer.alloc(0));
      const client = clientData('webauthn.get', challenge, origin);
      return answer({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, sha256(client)]), privateKey).toString('base64url'),
      });
    },
  };
}

const sha256 = (of: string | Buffer) => createHash('sha256').update(of).digest();

const clientData = (type: string, challenge: string, origin: string) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

/** The little of CBOR that keys and attestations are written in. */
function cbor(value: unknown): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, value.length), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (value instanceof Map)
    return Buffer.concat([head(5, value.size), ...[...value].flat().map((each) => cbor(each))]);
  throw new TypeError(`Cannot write ${typeof value}`);
}

function head(kind: number, length: number): Buffer {
  if (length < 24) return Buffer.from([kind * 32 + length]);
  if (length < 256) return Buffer.from([kind * 32 + 24, length]);
  return Buffer.from([kind * 32 + 25, length >> 8, length & 255]);
}
