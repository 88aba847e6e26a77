// lib/sealing.ts: importing this from a client component fails the build.
import 'server-only';
import { Client } from '@__SLUG__/sdk';

export const client = new Client({
  baseUrl: process.env.__ENV___GATEWAY_URL,
  apiKey: process.env.__ENV___API_KEY,
});
