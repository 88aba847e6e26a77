import { type CallId, calls } from '../../content/api/calls.ts';

/** A request in a link: the documented call it started from, and its fields. */
export type SharedCall = { readonly id: CallId } & Pick<ApiCall, 'method' | 'path' | 'body'>;

/** Chat and mail programs cut longer links. */
const maxLength = 8_000;

/**
 * The URL hash that opens a request. It never contains the API key.
 * @returns null if the request is too long for a link
 */
export function hashOf({ id, method, path, body }: SharedCall): string | null {
  // Encoding a megabyte is slow, and never makes text shorter.
  if (body.length > maxLength) return null;
  const fields = new URLSearchParams({ try: id, method, path, body });
  const hash = `#${fields}`;
  return hash.length <= maxLength ? hash : null;
}

/**
 * Parses a hash. Missing fields fall back to the documented call.
 * @param example body of the documented call
 * @returns null if the hash names no call
 */
export function callOf(hash: string, example: (id: CallId) => string): SharedCall | null {
  const fields = new URLSearchParams(hash.slice(1));
  const call = calls.find(({ id }) => id === fields.get('try'));
  if (!call) return null;
  return {
    id: call.id,
    method: fields.get('method') ?? call.method,
    path: fields.get('path') ?? call.path,
    body: fields.get('body') ?? example(call.id),
  };
}

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

type SnippetCall = Pick<ApiCall, 'method' | 'path' | 'body'>;

export const snippetLanguages = [
  { id: 'curl', label: 'cURL' },
  { id: 'fetch', label: 'JavaScript' },
  { id: 'python', label: 'Python' },
  { id: 'go', label: 'Go' },
] as const;

export type SnippetLanguage = (typeof snippetLanguages)[number]['id'];

/**
 * A call as code, with a placeholder for the key.
 * @param origin scheme and host of the API
 */
export function snippetOf(language: SnippetLanguage, call: SnippetCall, origin: string): string {
  // Not `new URL`: a path that begins with two slashes would become a host. So would one without any, such as `@host`.
  const path = call.path.replace(/^(?!\/)/, '/');
  const url = origin + encodeURI(path.toWellFormed());
  return writers[language]({ ...call, body: call.body.toWellFormed() }, url);
}

const bearer = `Bearer ${keyPlaceholder}`;
const hasBody = ({ method, body }: SnippetCall) => method !== 'GET' && body !== '';

/** JSON strings are also JavaScript, Python and Go strings (Go takes all its escapes but `\/`). */
const quoted = (text: string) => JSON.stringify(text);
const shellQuoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

const writers: Record<SnippetLanguage, (call: SnippetCall, url: string) => string> = {
  curl: (call, url) =>
    [
      `curl -X ${/^[A-Z]+$/.test(call.method) ? call.method : shellQuoted(call.method)}`,
      shellQuoted(url),
      `-H ${shellQuoted(`Authorization: ${bearer}`)}`,
      ...(hasBody(call)
        ? [`-H 'Content-Type: application/json'`, `--data-raw ${shellQuoted(call.body)}`]
        : []),
    ].join(' \\\n  '),

  fetch: (call, url) => `const response = await fetch(${quoted(url)}, {
  method: ${quoted(call.method)},
  headers: {
    Authorization: ${quoted(bearer)},${hasBody(call) ? `\n    'Content-Type': 'application/json',` : ''}
  },${hasBody(call) ? `\n  body: ${quoted(call.body)},` : ''}
});
console.log(response.status, await response.json());`,

  python: (call, url) => `import requests

response = requests.request(
    ${quoted(call.method)},
    ${quoted(url)},
    headers={
        "Authorization": ${quoted(bearer)},${hasBody(call) ? `\n        "Content-Type": "application/json",` : ''}
    },${hasBody(call) ? `\n    data=${quoted(call.body)}.encode(),` : ''}
    timeout=10,
)
print(response.status_code, response.json())`,

  go: (call, url) => `package main

import (
	"fmt"
	"io"
	"net/http"${hasBody(call) ? '\n\t"strings"' : ''}
)

func main() {
	request, err := http.NewRequest(${quoted(call.method)}, ${quoted(url)}, ${hasBody(call) ? `strings.NewReader(${quoted(call.body)})` : 'nil'})
	if err != nil {
		panic(err)
	}
	request.Header.Set("Authorization", ${quoted(bearer)})${hasBody(call) ? `\n\trequest.Header.Set("Content-Type", "application/json")` : ''}
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		panic(err)
	}
	defer response.Body.Close()
	text, err := io.ReadAll(response.Body)
	if err != nil {
		panic(err)
	}
	fmt.Println(response.StatusCode, string(text))
}`,
};
