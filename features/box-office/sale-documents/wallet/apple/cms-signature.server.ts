import { createHash, type KeyObject, sign, type X509Certificate } from 'node:crypto';
import {
  Attribute,
  CertificateChoices,
  CertificateSet,
  CMSVersion,
  ContentInfo,
  DigestAlgorithmIdentifier,
  DigestAlgorithmIdentifiers,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  id_data,
  id_signedData,
  SignatureAlgorithmIdentifier,
  SignedData,
  SignerIdentifier,
  SignerInfo,
  SignerInfos,
} from '@peculiar/asn1-cms';
import { AsnConvert, AsnSerializer, OctetString } from '@peculiar/asn1-schema';
import { Certificate } from '@peculiar/asn1-x509';
import { ObjectIdentifier, Set as SetOf, UTCTime } from 'asn1js';

const SHA_256 = '2.16.840.1.101.3.4.2.1';
const RSA = '1.2.840.113549.1.1.1';
const CONTENT_TYPE = '1.2.840.113549.1.9.3';
const MESSAGE_DIGEST = '1.2.840.113549.1.9.4';
const SIGNING_TIME = '1.2.840.113549.1.9.5';
/** A parameter that says that there is none. */
const NULL = new Uint8Array([5, 0]).buffer;

/** Signing key, and the certificates of the chain. */
interface Signer {
  certificate: X509Certificate;
  issuer: X509Certificate;
  key: KeyObject;
}

/** A detached signature of bytes (CMS, RFC 5652; also known as PKCS #7), with SHA-256 and RSA. */
export function cmsSignature(content: Uint8Array, { certificate, issuer, key }: Signer, at: Date): Buffer {
  const own = parsed(certificate);
  const signedAttrs = inOrder([
    attribute(CONTENT_TYPE, new ObjectIdentifier({ value: id_data }).toBER()),
    attribute(SIGNING_TIME, new UTCTime({ valueDate: at }).toBER()),
    attribute(
      MESSAGE_DIGEST,
      AsnConvert.serialize(new OctetString(createHash('sha256').update(content).digest())),
    ),
  ]);
  // Signs the attributes encoded as a plain set, not in the form they have in the message.
  const toBeSigned = new SetOf({ value: signedAttrs.map((each) => AsnSerializer.toASN(each)) }).toBER();
  const digestAlgorithm = new DigestAlgorithmIdentifier({ algorithm: SHA_256, parameters: NULL });
  const signer = new SignerInfo({
    version: CMSVersion.v1,
    sid: new SignerIdentifier({
      issuerAndSerialNumber: new IssuerAndSerialNumber({
        issuer: own.tbsCertificate.issuer,
        serialNumber: own.tbsCertificate.serialNumber,
      }),
    }),
    digestAlgorithm,
    signedAttrs,
    signatureAlgorithm: new SignatureAlgorithmIdentifier({ algorithm: RSA, parameters: NULL }),
    signature: new OctetString(sign('sha256', Buffer.from(toBeSigned), key)),
  });
  const signed = new SignedData({
    version: CMSVersion.v1,
    digestAlgorithms: new DigestAlgorithmIdentifiers([digestAlgorithm]),
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: id_data }),
    certificates: new CertificateSet([
      new CertificateChoices({ certificate: own }),
      new CertificateChoices({ certificate: parsed(issuer) }),
    ]),
    signerInfos: new SignerInfos([signer]),
  });
  return Buffer.from(
    AsnConvert.serialize(
      new ContentInfo({ contentType: id_signedData, content: AsnConvert.serialize(signed) }),
    ),
  );
}

const parsed = ({ raw }: X509Certificate) => AsnConvert.parse(raw, Certificate);

const attribute = (attrType: string, value: ArrayBuffer) => new Attribute({ attrType, attrValues: [value] });

/** DER sorts the elements of a set by their bytes. */
function inOrder(attributes: Attribute[]): Attribute[] {
  const bytes = (each: Attribute) => Buffer.from(AsnConvert.serialize(each));
  return attributes.toSorted((a, b) => Buffer.compare(bytes(a), bytes(b)));
}
