import { expect, test } from 'vitest';

import { said } from './made-files.ts';

test('ssh-audit is read, with hybrid key exchange and draft forms', () => {
  const host = (kex: string) => ({
    target: 'host:22',
    banner: {},
    kex: [{ algorithm: kex }, { algorithm: 'curve25519-sha256' }],
    enc: ['aes256-ctr'],
    mac: [],
    key: [{ algorithm: 'ssh-ed25519' }],
  });
  expect(
    said(
      JSON.stringify([
        host('mlkem768x25519-sha256'),
        host('sntrup761x25519-sha512'),
        host('sntrup4591761x25519-sha512@tinyssh.org'),
      ]),
    )
      .filter(({ name }) => name === 'SSH')
      .map(({ verdict }) => verdict),
  ).toEqual(['hybrid', 'hybrid', 'draft']);
});

test('what encrypts nothing is said, and so is the authority of a certificate', () => {
  const host = {
    target: 'host:22',
    banner: {},
    kex: [{ algorithm: 'curve25519-sha256' }],
    enc: ['aes256-ctr', 'none'],
    mac: ['hmac-sha2-256', 'none'],
    key: [
      {
        algorithm: 'rsa-sha2-256-cert-v01@openssh.com',
        keysize: 3072,
        ca_algorithm: 'ssh-rsa',
        casize: 1024,
      },
    ],
  };
  expect(said(JSON.stringify(host))).toMatchObject([
    { name: 'SSH', verdict: 'weak', parts: expect.arrayContaining(['none']) },
    { verdict: 'weak', parts: ['rsa-sha2-256-cert-v01@openssh.com RSA 3072', 'ssh-rsa RSA 1024'] },
  ]);
});

const nmap = (scripts: string) =>
  `<nmaprun><host><address addr="192.0.2.1"/><ports><port portid="22">${scripts}</port></ports></host></nmaprun>`;
const list = (key: string, ...names: readonly string[]) =>
  `<table key="${key}">\n${names.map((name) => `<elem>${name}</elem>\n`).join('')}</table>\n`;
const offer = `<script id="ssh2-enum-algos" output="">${[
  list('kex_algorithms', 'mlkem768x25519-sha256', 'curve25519-sha256', 'ext-info-s'),
  list('server_host_key_algorithms', 'rsa-sha2-512', 'ssh-ed25519'),
  list('encryption_algorithms', 'aes256-ctr', '3des-cbc'),
  list('mac_algorithms', 'hmac-sha2-256'),
  list('compression_algorithms', 'none'),
].join('')}</script>`;
const keys = (bits: number) =>
  `<script id="ssh-hostkey" output="">${['ssh-rsa', 'ssh-ed25519']
    .map(
      (type) =>
        `<table><elem key="fingerprint">00</elem><elem key="bits">${bits}</elem><elem key="type">${type}</elem></table>`,
    )
    .join('')}</script>`;

test('nmap is read about SSH', () => {
  const protocol = {
    name: 'SSH',
    system: '192.0.2.1',
    verdict: 'weak',
    parts: ['mlkem768x25519-sha256', 'aes256-ctr', 'hmac-sha2-256', '3des-cbc'],
  };
  expect(said(nmap(offer))).toMatchObject([
    protocol,
    { name: 'rsa-sha2-512', verdict: 'shor' },
    { name: 'ssh-ed25519', verdict: 'shor' },
  ]);
  expect(said(nmap(keys(1024)))).toMatchObject([
    { name: 'ssh-rsa', verdict: 'weak' },
    { name: 'ssh-ed25519', verdict: 'shor' },
  ]);
  expect(said(nmap(keys(3072)))).toMatchObject([{ parts: ['RSA 3072'], verdict: 'shor' }, {}]);
  expect(said(nmap(offer + keys(1024))).map(({ name, verdict }) => [name, verdict])).toEqual([
    ['SSH', 'weak'],
    ['rsa-sha2-512', 'weak'],
    ['ssh-ed25519', 'shor'],
    ['ssh-rsa', 'weak'],
  ]);
});

test.each([
  ['TLS_RSA_WITH_AES_128_GCM_SHA256', 'rsa 1024', 'weak'],
  ['TLS_RSA_WITH_AES_128_GCM_SHA256', 'rsa 2048', 'shor'],
  ['TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256', 'secp160r1', 'weak'],
  ['TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256', 'secp256r1', 'shor'],
])('nmap saw %s with %s', (suite, exchange, verdict) => {
  const script = `<script id="ssl-enum-ciphers"><table key="TLSv1.2"><table key="ciphers"><table><elem key="name">${suite}</elem><elem key="kex_info">${exchange}</elem></table></table></table></script>`;
  expect(said(nmap(script))).toMatchObject([{ name: 'TLS 1.2', verdict }]);
});
