import { Client } from '@__SLUG__/sdk';

// The only module that imports the library. The rest of your code imports this one.
const client = new Client({
  baseUrl: process.env.__ENV___GATEWAY_URL,
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
