import { type KeyObject, sign } from 'node:crypto';

import * as asn1 from 'asn1js';

const { Sequence, Set: AsnSet, ObjectIdentifier, Integer, BitString, OctetString } = asn1;

type Pair = { readonly publicKey: KeyObject; readonly privateKey: KeyObject };

/** An extension with its value in DER. */
type Extension = { readonly oid: string; readonly value: asn1.AsnType };

type Options = {
  readonly subject: string;
  readonly issuer?: string;
  /** In the name of the issuer alone. */
  readonly organization?: string;
  /** The key that is certified, and by default signs. */
  readonly pair: Pair;
  readonly signer?: KeyObject;
  /** Of the signature, as it is written into the certificate. */
  readonly algorithm: string;
  /** For the signature, if its algorithm takes one. */
  readonly hash?: string;
  readonly until?: Date;
  readonly extensions?: readonly Extension[];
};

const attributeOf = (oid: string, value: string) =>
  new AsnSet({
    value: [
      new Sequence({
        value: [new ObjectIdentifier({ value: oid }), new asn1.Utf8String({ value })],
      }),
    ],
  });

const nameOf = (name: string, organization?: string) =>
  new Sequence({
    value: [
      ...(organization ? [attributeOf('2.5.4.10', organization)] : []),
      attributeOf('2.5.4.3', name),
    ],
  });

const fromBytes = (bytes: Uint8Array): asn1.AsnType =>
  asn1.fromBER(Uint8Array.from(bytes).buffer).result;

/** Makes a certificate (RFC 5280) signed by OpenSSL, as DER. */
export function certificateOf(options: Options): Uint8Array<ArrayBuffer> {
  const { subject, issuer = subject, pair, signer = pair.privateKey, hash } = options;
  const { until = new Date('2027-06-01T00:00:00Z'), extensions = [] } = options;
  const algorithm = new Sequence({ value: [new ObjectIdentifier({ value: options.algorithm })] });
  const body = new Sequence({
    value: [
      new asn1.Constructed({
        idBlock: { tagClass: 3, tagNumber: 0 },
        value: [new Integer({ value: 2 })],
      }),
      new Integer({ value: 7 }),
      algorithm,
      nameOf(issuer, options.organization),
      new Sequence({
        value: [
          new asn1.UTCTime({ valueDate: new Date('2026-01-01T00:00:00Z') }),
          until.getUTCFullYear() < 2050
            ? new asn1.UTCTime({ valueDate: until })
            : new asn1.GeneralizedTime({ valueDate: until }),
        ],
      }),
      nameOf(subject),
      fromBytes(pair.publicKey.export({ type: 'spki', format: 'der' })),
      ...(extensions.length === 0
        ? []
        : [
            new asn1.Constructed({
              idBlock: { tagClass: 3, tagNumber: 3 },
              value: [
                new Sequence({
                  value: extensions.map(
                    ({ oid, value }) =>
                      new Sequence({
                        value: [
                          new ObjectIdentifier({ value: oid }),
                          new OctetString({ valueHex: value.toBER() }),
                        ],
                      }),
                  ),
                }),
              ],
            }),
          ]),
    ],
  });
  const signature = sign(hash ?? null, new Uint8Array(body.toBER()), signer);
  const whole = new Sequence({
    value: [body, algorithm, new BitString({ valueHex: Uint8Array.from(signature).buffer })],
  });
  return new Uint8Array(whole.toBER());
}

/** Basic constraints of an authority (RFC 5280, 4.2.1.9). */
export const isAuthority: Extension = {
  oid: '2.5.29.19',
  value: new Sequence({ value: [new asn1.Boolean({ value: true })] }),
};

/** A purpose (RFC 5280, 4.2.1.12), such as to sign code. */
export const purpose = (oid: string): Extension => ({
  oid: '2.5.29.37',
  value: new Sequence({ value: [new ObjectIdentifier({ value: oid })] }),
});

/** PEM (RFC 7468). */
export const pemOf = (label: string, der: Uint8Array): string =>
  [
    `-----BEGIN ${label}-----`,
    ...(Buffer.from(der)
      .toString('base64')
      .match(/.{1,64}/g) ?? []),
    `-----END ${label}-----`,
    '',
  ].join('\n');
