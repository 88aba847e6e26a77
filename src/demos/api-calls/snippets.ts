import { type ApiCall, keyPlaceholder } from './call.ts';

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
  // Not `new URL`: a path that begins with two slashes would become a host.
  const url = origin + encodeURI(call.path.toWellFormed());
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
      `curl -X ${call.method}`,
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
