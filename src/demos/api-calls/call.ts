/** A call that the visitor can edit. The key is separate, so that links and copied code never contain it. */
export type ApiCall = {
  readonly method: string;
  readonly path: string;
  readonly apiKey: string;
  readonly body: string;
};

type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };
export type JsonObject = { readonly [name: string]: Json };

export type ApiAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: JsonObject;
};

/** Methods offered to try; only GET and POST are documented. */
export const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const;

/** Replaces the key in code samples. */
export const keyPlaceholder = 'YOUR_API_KEY';
