import { counted } from '../../../lib/text/grammar.ts';
import { part, signing } from '../asset.ts';
import * as words from './words.ts';
import {
  algorithmIn,
  assetType,
  type Bill,
  type Component,
  follow,
  jobOf,
  ownAlgorithm,
  propertiesOf,
  related,
} from './cyclonedx-algorithm.ts';
import { type Read, readProtocol } from './cyclonedx-protocol.ts';
import { dayIn, type OwnFields, fieldsOfValue, listIn, numberIn, textOfValue } from './values.ts';

const isKeyless =
  /^(?:ciphertext|signature|digest|initialization-?vector|nonce|seed|salt|tag|additional-?data|password|credential|token)$/i;

function certificate(name: string, properties: OwnFields, bill: Bill): Read {
  const own = fieldsOfValue(properties['certificateProperties']);
  const [signed] = related(own, /^algorithm$/i, 'signatureAlgorithmRef');
  const [key] = related(own, /^public-?key$/i, 'subjectPublicKeyRef');
  const writtenAt = (ref: string | undefined, old: string) =>
    (ref ? follow(ref, bill)?.written : undefined) ?? textOfValue(own[old]);
  const subject = commonName(textOfValue(own['subjectName'])) || name;
  const issuer = commonName(textOfValue(own['issuerName']));
  return {
    kind: 'certificate',
    name: subject,
    parts: [
      signing('key', writtenAt(key, 'certificateAlgorithm')),
      signing('signature', writtenAt(signed, 'certificateSignatureAlgorithm')),
    ],
    expires: dayIn(own['notValidAfter']),
    issuer,
    selfSigned: issuer !== '' && issuer === subject,
  };
}

/** "CN=www.example.com, O=Example" as "www.example.com". */
const commonName = (name: string): string => /\bCN ?= ?([^,/]+)/i.exec(name)?.[1]?.trim() ?? name;

/**
 * Reads one cryptographic asset.
 * @returns undefined for a value that has no algorithm, such as a salt or a password
 */
export function readAsset(component: Component, bill: Bill): Read | undefined {
  const properties = propertiesOf(component);
  const name = textOfValue(component.fields['name']);
  const type = assetType(properties);
  if (type === 'certificate') return certificate(name, properties, bill);
  if (type === 'protocol') return readProtocol(name, properties, bill);
  if (type === 'related-crypto-material') {
    const material = fieldsOfValue(properties['relatedCryptoMaterialProperties']);
    const kind = textOfValue(material['type'] ?? material['relatedCryptoMaterialType']);
    const found =
      follow(textOfValue(component.fields['bom-ref']), bill) ?? ownAlgorithm(component, properties);
    if (!found && isKeyless.test(kind)) return undefined;
    return {
      kind: 'material',
      name,
      parts: [{ what: 'key', job: found?.job ?? 'either', written: found?.written ?? '' }],
      expires: dayIn(material['expirationDate']),
    };
  }
  const algorithm = fieldsOfValue(properties['algorithmProperties']);
  return {
    kind: 'algorithm',
    name,
    parts: [part(jobOf(algorithm), algorithmIn(component, properties))],
  };
}

/** Where an asset is: its component, and the first place in code that its scanner has seen. */
export function contextOf(component: Component, bill: Bill) {
  const { fields, owner, secrecy } = component;
  const properties = propertiesOf(component);
  const user = bill.byRef.get(bill.neededBy.get(textOfValue(fields['bom-ref'])) ?? '');
  const seen = [
    ...listIn(fieldsOfValue(fields['evidence'])['occurrences']),
    ...listIn(properties['detectionContext']),
  ].map(fieldsOfValue);
  const [first] = seen;
  const line = numberIn(first?.['line'] ?? listIn(first?.['lineNumbers'])[0]);
  const path = textOfValue(first?.['location'] ?? first?.['filePath']);
  const others = seen.length > 1 ? ` ${counted(seen.length - 1, words.morePlaces)}` : '';
  const level = fieldsOfValue(properties['algorithmProperties'])['nistQuantumSecurityLevel'];
  return {
    system: component.system || textOfValue(user?.fields['name']),
    place: path ? `${line === undefined ? path : `${path}:${line}`}${others}` : '',
    owner: owner ?? user?.owner,
    secrecy: secrecy ?? user?.secrecy,
    level: numberIn(level ?? properties['nistQuantumSecurityLevel']),
  };
}
