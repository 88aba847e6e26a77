import type { ApiResponse, JsonObject } from './call.ts';

type Details = { readonly headers?: Readonly<Record<string, string>>; readonly more?: JsonObject };

/** An answer that is no success; thrown on the way, answered at the edge. */
export class Failure extends Error {
  readonly response: ApiResponse;

  constructor(status: number, code: string, message: string, { headers = {}, more }: Details = {}) {
    super(message);
    this.response = { status, headers, body: { error: { code, message, ...more } } };
  }
}
