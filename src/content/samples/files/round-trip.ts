// The public sandbox: synthetic data only.
const api = '__API__/api/v1';
const headers = {
  Authorization: `Bearer ${process.env.__ENV___API_KEY}`,
  'Content-Type': 'application/json',
};

async function call<Result>(path: string, body: object): Promise<Result> {
  const response = await fetch(`${api}${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(10_000),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

const { encrypted_data } = await call<{ encrypted_data: string }>('/encrypt', {
  data: 'the quarterly forecast',
});
const { data } = await call<{ data: string }>('/decrypt', { encrypted_data });
console.log(data);
