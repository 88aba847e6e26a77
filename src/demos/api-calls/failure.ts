import { type ApiErrorCode, apiErrors } from '../../content/product/api-errors.ts';
import type { ApiAnswer, JsonObject } from './snippets.ts';

type Details = { readonly headers?: Readonly<Record<string, string>>; readonly more?: JsonObject };

/** An error response. `createApiEngine` catches it and returns its `response`. */
export class Failure extends Error {
  readonly response: ApiAnswer;

  /** @param code determines the status, by the table of documented errors */
  constructor(code: ApiErrorCode, message: string, { headers = {}, more }: Details = {}) {
    super(message);
    const known = apiErrors.find(({ codes }) => codes.some((one) => one === code));
    this.response = {
      status: known?.status ?? 500,
      headers,
      body: { error: { code, message, ...more } },
    };
  }
}
