import { site } from '../../src/config/site.ts';
import { caddyRecipe } from './caddy.ts';
import type { ResponseRule } from './headers.ts';
import { headersFile } from './headers-file.ts';
import { nginxRecipe } from './nginx.ts';

/** The headers and pages for unknown addresses as each kind of host reads them, by name in the published folder. */
export function recipes(
  rules: readonly ResponseRule[],
): readonly (readonly [name: string, text: string])[] {
  const { host } = new URL(site.url);
  return [
    ['_headers', headersFile(rules)],
    ['../deploy/nginx.conf', nginxRecipe(rules, host)],
    ['../deploy/Caddyfile', caddyRecipe(rules, host)],
  ];
}
