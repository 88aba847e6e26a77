// Opens a hybrid wrap (X25519, ML-KEM-768, AES-256-GCM), then decrypts with RSA-4096.
// Needs Node 24.7 or later, and nothing else: node benchmark.ts
import * as crypto from 'node:crypto';
import { cpus } from 'node:os';

const kem = crypto.generateKeyPairSync('ml-kem-768');
const ours = crypto.generateKeyPairSync('x25519');
const sender = crypto.generateKeyPairSync('x25519');
const { ciphertext } = crypto.encapsulate(kem.publicKey);

function wrappingKey() {
  const first = crypto.decapsulate(kem.privateKey, ciphertext);
  const second = crypto.diffieHellman({
    privateKey: ours.privateKey,
    publicKey: sender.publicKey,
  });
  return crypto.hash('sha3-256', Buffer.concat([first, second]), 'buffer');
}

const nonce = crypto.randomBytes(12);
const cipher = crypto.createCipheriv('aes-256-gcm', wrappingKey(), nonce);
const dataKey = Buffer.concat([cipher.update(crypto.randomBytes(32)), cipher.final()]);
const tag = cipher.getAuthTag();

function openWrap() {
  const decipher = crypto.createDecipheriv('aes-256-gcm', wrappingKey(), nonce);
  decipher.setAuthTag(tag);
  return Buffer.concat([decipher.update(dataKey), decipher.final()]);
}

const rsa = crypto.generateKeyPairSync('rsa', { modulusLength: 4096 });
const sealing = { key: rsa.publicKey, oaepHash: 'sha256' };
const opening = { key: rsa.privateKey, oaepHash: 'sha256' };
const wrapped = crypto.publicEncrypt(sealing, crypto.randomBytes(32));
const openRsa = () => crypto.privateDecrypt(opening, wrapped);

/** Runs for half a second, by the processor's clock, so that a busy machine counts less. */
function perSecond(run: () => unknown) {
  const start = process.cpuUsage().user;
  let count = 0;
  while (process.cpuUsage().user < start + 500_000) {
    for (let batch = 0; batch < 10; batch += 1) run();
    count += 10;
  }
  return (1e6 * count) / (process.cpuUsage().user - start);
}

const rounds = Array.from({ length: 9 }, () => [perSecond(openWrap), perSecond(openRsa)] as const);
const median = (numbers: number[]) => numbers.sort((a, b) => a - b)[4] ?? 0;
const hybrid = median(rounds.map(([rate]) => rate));
const old = median(rounds.map(([, rate]) => rate));
const { node, openssl } = process.versions;
console.log(`${cpus()[0]?.model}, Node ${node}, OpenSSL ${openssl}`);
console.log(`hybrid wrap  ${Math.round(hybrid)} a second`);
console.log(`RSA-4096     ${Math.round(old)} a second`);
console.log(`${(hybrid / old).toFixed(1)} times as fast`);
