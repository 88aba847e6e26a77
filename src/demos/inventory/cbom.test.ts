import { expect, test } from 'vitest';

import { faultsOfBill } from '../../../tests/support/cyclonedx.ts';
import { cbomOf } from './cbom.ts';
import { judge } from './judge.ts';
import { bill, readMade } from './read/made-files.ts';

const stamp = { tool: 'Test', time: new Date('2026-11-28T12:00:00Z') };
const judged = (text: string) => readMade(text).assets.map(judge);
const outcome = (text: string) => judged(text).map(({ asset, first }) => [asset.name, first.group]);

const protocol = (name: string, properties: object) =>
  bill([
    {
      type: 'cryptographic-asset',
      name,
      cryptoProperties: { assetType: 'protocol', protocolProperties: properties },
    },
  ]);
const sslyze = (command: string) =>
  JSON.stringify({
    server_scan_results: [
      {
        server_location: { hostname: 'www.example.com', port: 443 },
        scan_result: {
          [command]: {
            result: {
              accepted_cipher_suites: [
                { cipher_suite: { name: 'TLS_ECDHE_RSA_WITH_AES_128_CBC_SHA' } },
              ],
            },
          },
        },
      },
    ],
  });

// Seen to fail: SSL 3 came back as TLS 3, and a row as a key without a name.
test.each([
  ['SSL 3 with suites', sslyze('ssl_3_0_cipher_suites'), 'weak'],
  ['TLS 1.2 with suites', sslyze('tls_1_2_cipher_suites'), 'record'],
  ['a row with TLS 1.0', 'System,Algorithm\nweb,TLS 1.0\n', 'weak'],
  ['a row with TLS 1.0 and a name', 'Name,Algorithm\nfront door,TLS 1.0\n', 'weak'],
  ['a row with SSLv3 and a name', 'Name,Algorithm\nfront door,SSLv3\n', 'weak'],
  ['a row with TLS 1.2 and a name', 'Name,Algorithm\nfront door,TLS 1.2\n', 'record'],
  ['a row with IKEv1', 'Name,Algorithm\nbranch office,IKEv1\n', 'weak'],
  ['a protocol with a name', protocol('front door', { type: 'tls', version: '1.1' }), 'weak'],
])('%s says the same when its CBOM is read', (_, text, group) => {
  const written = cbomOf(judged(text), stamp);
  expect(faultsOfBill(JSON.parse(written))).toBeNull();
  expect(outcome(text).map(([, found]) => found)).toEqual([group]);
  expect(outcome(written)).toEqual(outcome(text));
});
