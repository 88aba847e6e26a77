/** A call as the visitor may change it. The key stands apart, so that it is never shared or copied. */
export type ApiRequest = {
  readonly method: string;
  readonly path: string;
  readonly apiKey: string;
  readonly body: string;
};

type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };
export type JsonObject = { readonly [name: string]: Json };

export type ApiResponse = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: JsonObject;
};

/** Where the documented calls live. */
export const calls = [
  { id: 'encrypt', method: 'POST', path: '/api/v1/encrypt' },
  { id: 'decrypt', method: 'POST', path: '/api/v1/decrypt' },
  { id: 'keys', method: 'GET', path: '/api/v1/keys' },
  { id: 'mesh-connect', method: 'POST', path: '/api/v1/mesh/connect' },
] as const;

export type CallId = (typeof calls)[number]['id'];

/** Methods a visitor may try; only GET and POST are documented. */
export const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const;

/** Stands for the key wherever a call is written down. */
export const keyPlaceholder = 'YOUR_API_KEY';
