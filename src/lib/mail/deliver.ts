import { language } from '../../config/language.ts';
import { hexOf } from '../seal/bytes.ts';
import { languageIn, normalizeSubject } from './mailto.ts';
import { recordOf } from '../records.ts';
import { fill } from '../text/fill.ts';
import * as words from './words.ts';

/** A request as an endpoint receives it. Raise `version` if a member changes or goes. */
export type Lead = {
  readonly version: 1;
  /** Id of the form, such as `contact`. */
  readonly form: string;
  /** Path of the page with the form, as its host has it. */
  readonly page: string;
  /** Of that page and of the texts, such as `en`. */
  readonly language: string;
  /** ISO 8601 in UTC. */
  readonly writtenAt: string;
  /** Subject and text of the equivalent e-mail, for people. */
  readonly subject: string;
  readonly text: string;
  /** The checked values by field name, for programs. */
  readonly values: Readonly<Record<string, string>>;
};

type SubmittedForm = {
  message: { readonly subject: string; readonly body: string };
  form: {
    readonly id: string;
    readonly path: string;
    readonly values: Readonly<Record<string, string>>;
  };
};

/** U+FFFD for U+0000 and lone surrogates, which JSON allows, but many a database and language refuses. */
const storable = (text: string) => text.toWellFormed().replaceAll('\0', '\uFFFD');

export const createLead = ({ message, form }: SubmittedForm, writtenAt: Date): Lead => ({
  version: 1,
  form: form.id,
  page: form.path,
  language: languageIn(message.body) ?? language,
  writtenAt: writtenAt.toISOString(),
  subject: normalizeSubject(message.subject),
  text: storable(message.body),
  values: recordOf(Object.keys(form.values), (name) => storable(form.values[name] ?? '')),
});

/** `reason` is shown to the visitor. */
export type DeliveryResult =
  | { readonly state: 'received' }
  | { readonly state: 'failed'; readonly reason: string };

const timeoutMs = 15_000;

/** The receiver must count requests with the same idempotency key once. */
export const deliveryRequest = (lead: Lead, key: string) =>
  ({
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify(lead),
    credentials: 'omit',
    redirect: 'error',
    referrerPolicy: 'no-referrer',
  }) as const satisfies RequestInit;

/** Any status from 200 to 299 means that the endpoint took the lead; nothing else does. */
export const outcomeOf = (status: number): DeliveryResult =>
  status >= 200 && status < 300
    ? { state: 'received' }
    : { state: 'failed', reason: fill(words.serverRefused, { status }) };

/** Sends a lead to an endpoint. Never throws. */
export async function deliver(url: string, lead: Lead, key: string): Promise<DeliveryResult> {
  try {
    const request = { ...deliveryRequest(lead, key), signal: AbortSignal.timeout(timeoutMs) };
    const { status } = await fetch(url, request);
    return outcomeOf(status);
  } catch {
    // Browsers are often wrong about this, so it may explain a failure, but never keep from trying.
    const reason = navigator.onLine ? words.noAnswer : words.noAnswerOffline;
    return { state: 'failed', reason };
  }
}

/** Makes a random key. Pages served without TLS have no `crypto.randomUUID`. */
export const newIdempotencyKey = (): string => hexOf(crypto.getRandomValues(new Uint8Array(16)));
