import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { Client } from '@__SLUG__/sdk';

const client = new Client({
  baseUrl: process.env.__ENV___GATEWAY_URL,
  apiKey: process.env.__ENV___API_KEY,
});

// Chunks are numbered and authenticated, so a missing or moved chunk fails on decryption.
const seal = await client.sealStream({ chunkBytes: 65_536 });
await pipeline(createReadStream('backup.tar'), seal, createWriteStream('backup.tar.sealed'));
console.log(seal.header.algorithm, seal.chunks, 'chunks');
