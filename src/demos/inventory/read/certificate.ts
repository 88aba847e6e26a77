import { algorithmIn, keyIn, rsaKey } from './algorithm-in.ts';
import { type Asset, type Lasting, type Part, signing } from '../asset.ts';
import { type Bytes, equalBytes } from '../../../lib/seal/bytes.ts';
import { type IsoDay, isIsoDay } from '../../../lib/time/dates.ts';
import {
  bytesOf,
  decode,
  inside,
  insideOf,
  oidOf,
  stringOf,
  tagOf,
  types,
  typeOf,
  type Value,
} from './der.ts';

/** What a file of ASN.1 says, before it is known where it is from. */
export type ReadAsset = Omit<Asset, 'file' | 'system' | 'place'>;

/** The attributes of a name (RFC 5280, 4.1.2.4), the last first, because they go from the country to the server. */
function nameOf(name: Value | undefined): string {
  const attributes = insideOf(name)
    .flatMap(insideOf)
    .map((one) => insideOf(one))
    .map(([type, value]) => [oidOf(type), stringOf(value)] as const)
    .filter(([, value]) => value !== '')
    .toReversed();
  const [, text = ''] =
    ['2.5.4.3', '2.5.4.11', '2.5.4.10']
      .map((wanted) => attributes.find(([type]) => type === wanted))
      .find(Boolean) ??
    attributes[0] ??
    [];
  return text;
}

/** UTCTime, and for days after 2049 GeneralizedTime (RFC 5280, 4.1.2.5), whose years have four digits. */
function dayOf(time: Value | undefined): IsoDay | undefined {
  const text = new TextDecoder().decode(bytesOf(time));
  const form =
    typeOf(time) === types.generalizedTime
      ? /^(\d{4})(\d{2})(\d{2})\d{4}/
      : /^(\d{2})(\d{2})(\d{2})\d{4}/;
  const [, year = '', month = '', day = ''] = form.exec(text) ?? [];
  const century = year.length === 4 ? '' : Number(year) < 50 ? '20' : '19';
  const read = `${century}${year}-${month}-${day}`;
  return isIsoDay(read) ? read : undefined;
}

const purposes: Readonly<Record<string, Lasting>> = {
  '1.3.6.1.5.5.7.3.3': 'code',
  '1.3.6.1.5.5.7.3.8': 'document',
  '1.3.6.1.5.5.7.3.36': 'document',
  '1.3.6.1.4.1.311.10.3.12': 'document',
  '1.2.840.113583.1.1.5': 'document',
};

type Extensions = ReadonlyMap<string, Value | undefined>;

const extensionsIn = (list: Value | undefined): Extensions =>
  new Map(
    insideOf(list)
      .map(insideOf)
      .map((one) => [oidOf(one[0]), inside(one.at(-1))]),
  );

/** Bits of a key's usage (RFC 5280, 4.2.1.3). */
const usage = { signs: 0xc0, encrypts: 0x38, issues: 0x06 } as const;

function keyPart(written: string, extensions: Extensions): Part {
  const [bits = 0] = bytesOf(extensions.get('2.5.29.15'));
  const encryptsOnly = (bits & usage.encrypts) !== 0 && (bits & (usage.signs | usage.issues)) === 0;
  const emails = insideOf(extensions.get('2.5.29.37')).some(
    (one) => oidOf(one) === '1.3.6.1.5.5.7.3.4',
  );
  // What was mailed to this key can be recorded, too.
  const forMail = emails && (bits & usage.encrypts) !== 0;
  return { what: 'key', job: encryptsOnly || forMail ? 'exchange' : 'signature', written };
}

const lastingOf = (extensions: Extensions): Lasting | undefined => {
  const [isCa] = insideOf(extensions.get('2.5.29.19'));
  if (typeOf(isCa) === types.boolean && bytesOf(isCa)[0] !== 0) return 'authority';
  return insideOf(extensions.get('2.5.29.37'))
    .map((one) => purposes[oidOf(one)])
    .find(Boolean);
};

/** The first name of a server among those that a certificate is for (RFC 5280, 4.2.1.6). */
const serverOf = (extensions: Extensions): string =>
  insideOf(extensions.get('2.5.29.17'))
    .filter((one) => tagOf(one) === 2)
    .map((one) => new TextDecoder().decode(bytesOf(one)))[0] ?? '';

/** A second key or signature beside the first (X.509 of 2019, 7.2.2). */
const beside = (first: string, second: string): string => (second ? `${first} + ${second}` : first);

/** The other certificate that a chameleon holds (draft-bonnell-lamps-chameleon-certs). What it leaves out is as in the first. */
function deltaOf(first: ReadAsset, extensions: Extensions): readonly ReadAsset[] {
  const fields = insideOf(extensions.get('2.16.840.1.114027.80.6.1'));
  const key = fields.find((one) => typeOf(one) === types.sequence);
  const under = (tag: number) => fields.find((one) => tagOf(one) === tag);
  // Drafts differ in whether the tag replaces that of the sequence.
  const [inner] = insideOf(under(0));
  const signed = typeOf(inner) === types.sequence ? inner : under(0);
  if (!key) return [];
  return [
    {
      ...first,
      name: nameOf(insideOf(under(3))[0]) || first.name,
      issuer: nameOf(insideOf(under(1))[0]) || first.issuer,
      // Of a name that differs from the first certificate’s, nothing is known.
      selfSigned: first.selfSigned === true && !under(1) && !under(3),
      parts: first.parts.map((one) => {
        const written = one.what === 'key' ? keyIn(key) : signed && algorithmIn(signed);
        return { ...one, written: written ?? one.written };
      }),
    },
  ];
}

/**
 * Whether a certificate is signed by its own key: both its names are the same, whole and in DER (RFC 5280, 6.1), and no
 * identifier says that its issuer has another key.
 */
function isSelfSigned(
  subject: Value | undefined,
  issuer: Value | undefined,
  extensions: Extensions,
) {
  const [own, by] = [subject, issuer].map((name) => name?.valueBeforeDecodeView);
  if (!own || !by || !equalBytes(own, by)) return false;
  const key = bytesOf(extensions.get('2.5.29.14'));
  const signer = bytesOf(insideOf(extensions.get('2.5.29.35')).find((one) => tagOf(one) === 0));
  return key.length === 0 || signer.length === 0 || equalBytes(key, signer);
}

/** A certificate (RFC 5280), or two; none for anything else, such as a revocation list. */
function certificates([body, signature]: readonly Value[]): readonly ReadAsset[] {
  const fields = insideOf(body).filter((one) => tagOf(one) !== 0);
  const [, , issuer, validity, subject, info] = fields;
  const [, until] = insideOf(validity);
  const extensions = extensionsIn(insideOf(fields.find((one) => tagOf(one) === 3))[0]);
  if (typeOf(info) !== types.sequence || !until) return [];
  const key = beside(keyIn(info), keyIn(extensions.get('2.5.29.72')));
  const signed = beside(algorithmIn(signature), algorithmIn(extensions.get('2.5.29.73')));
  const first: ReadAsset = {
    kind: 'certificate',
    name: nameOf(subject) || serverOf(extensions),
    parts: [keyPart(key, extensions), signing('signature', signed)],
    lasting: lastingOf(extensions),
    expires: dayOf(until),
    issuer: nameOf(issuer),
    selfSigned: isSelfSigned(subject, issuer, extensions),
  };
  return [first, ...deltaOf(first, extensions)];
}

/** A request for a certificate (RFC 2986). */
function request([body, signature]: readonly Value[]): readonly ReadAsset[] {
  const [, subject, info] = insideOf(body);
  if (typeOf(info) !== types.sequence || insideOf(info).length !== 2) return [];
  const parts = [signing('key', keyIn(info)), signing('signature', algorithmIn(signature))];
  return [{ kind: 'request', name: nameOf(subject), parts }];
}

const publicKey = (written: string): ReadAsset => ({
  kind: 'key',
  name: '',
  parts: [{ what: 'key', job: 'either', written }],
});

/** What a value of ASN.1 is, if nothing is read from it. */
export type Unread = 'private-key' | 'protected-store' | 'revocations' | 'encrypted' | 'unknown';

const pkcs7 = '1.2.840.113549.1.7.';

/** Reads a certificate, a request, a public key, or a bundle of certificates in PKCS #7 (RFC 5652). */
export function readDer(value: Value): readonly ReadAsset[] | Unread {
  const parts = insideOf(value);
  const [first, second, third] = parts;
  if (oidOf(first) === `${pkcs7}2`) {
    const all = insideOf(insideOf(second)[0]).find((one) => tagOf(one) === 0);
    return insideOf(all).flatMap((one) => certificates(insideOf(one)));
  }
  // Any other content of PKCS #7: enveloped, or signed without certificates.
  if (oidOf(first) && tagOf(second) === 0) return 'encrypted';
  if (typeOf(first) === types.integer) {
    // PFX begins with 3, private keys with 0 or 1 and more than two values; an RSA key is two integers.
    if (oidOf(insideOf(second)[0]).startsWith(pkcs7)) return 'protected-store';
    return parts.length === 2 && typeOf(second) === types.integer
      ? [publicKey(rsaKey(value))]
      : 'private-key';
  }
  if (parts.length === 2 && typeOf(second) === types.octets) return 'private-key';
  if (parts.length === 2 && typeOf(second) === types.bits && oidOf(insideOf(first)[0]))
    return [publicKey(keyIn(value))];
  if (parts.length === 3 && typeOf(third) === types.bits) {
    const read = [certificates(parts), request(parts)].find((some) => some.length > 0);
    return read ?? 'revocations';
  }
  return 'unknown';
}

/** The same of bytes, which may be no ASN.1 at all. */
export function readBytes(bytes: Bytes): readonly ReadAsset[] | Unread {
  const value = decode(bytes);
  return value ? readDer(value) : 'unknown';
}
