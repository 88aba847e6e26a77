/** A request as it is sent to an endpoint. `version` counts up if the shape ever changes. */
export type Lead = {
  readonly version: 1;
  /** The form it was written in, such as `contact`. */
  readonly form: string;
  /** Path of the page that it was written on. */
  readonly page: string;
  /** When it was written, ISO 8601 in UTC. */
  readonly writtenAt: string;
  /** The same text as the e-mail would have, for people. */
  readonly subject: string;
  readonly text: string;
  /** The checked values by the names of their fields, for programs. */
  readonly values: Readonly<Record<string, string>>;
};

/** What is known after a lead was sent. A failure says why in words for the visitor. */
export type Delivery =
  | { readonly state: 'received' }
  | { readonly state: 'failed'; readonly reason: string };

/** Milliseconds until the endpoint counts as silent. */
const patience = 15_000;

/** What is sent for a lead. The same key with the same lead must count once at the receiver. */
export const deliveryRequest = (lead: Lead, key: string) =>
  ({
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify(lead),
    credentials: 'omit',
    redirect: 'error',
    referrerPolicy: 'no-referrer',
  }) as const satisfies RequestInit;

/** What an answer of the endpoint means. Any status from 200 to 299 takes the lead; nothing else does. */
export const outcomeOf = (status: number): Delivery =>
  status >= 200 && status < 300
    ? { state: 'received' }
    : { state: 'failed', reason: `Our server refused the message (status ${status}).` };

/** Sends a lead to an endpoint. Never throws: what went wrong is in the outcome. */
export async function deliver(url: string, lead: Lead, key: string): Promise<Delivery> {
  if (!navigator.onLine) return { state: 'failed', reason: 'Your browser is offline.' };
  try {
    const request = { ...deliveryRequest(lead, key), signal: AbortSignal.timeout(patience) };
    const { status } = await fetch(url, request);
    return outcomeOf(status);
  } catch {
    return { state: 'failed', reason: 'Our server didn’t answer.' };
  }
}

/** A key that no other lead has. Not crypto.randomUUID: it is missing on pages served without TLS. */
export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
