import { Client } from '@__SLUG__/sdk';

// The one module that knows the library; the rest imports this.
const client = new Client({
  baseUrl: '__API__',
  apiKey: process.env.__ENV___API_KEY,
  timeoutMs: 10_000,
});

export async function seal(text: string): Promise<string> {
  const { encrypted_data } = await client.encrypt({ data: text });
  return encrypted_data;
}

export async function open(sealed: string): Promise<string> {
  const { data } = await client.decrypt({ encrypted_data: sealed });
  return data;
}
