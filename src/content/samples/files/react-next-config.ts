// lib/sealing.ts: importing it from a client component fails the build.
import 'server-only';
import { Client } from '@__SLUG__/sdk';

export const client = new Client({
  baseUrl: process.env.__ENV___API_URL ?? '__API__',
  apiKey: process.env.__ENV___API_KEY,
});
