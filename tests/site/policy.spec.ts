import { hash } from 'node:crypto';

import { Version } from 'csp_evaluator/dist/csp.js';
import { CspEvaluator, DEFAULT_CHECKS, STRICTCSP_CHECKS } from 'csp_evaluator/dist/evaluator.js';
import { Severity, Type } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';

import { builtRules, headersFor, policyInPage, styleIn } from '../../generator/hosts/headers.ts';
import { ownScripts } from '../../src/config/own-scripts.ts';
import { site } from '../../src/config/site.ts';
import { workerPolicyName } from '../../src/lib/dom/trusted-script-url.ts';
import { builtFile, dist, files, pages, read } from '../support/dist.ts';
import { expect, test } from '../support/test.ts';

const { delivery } = site;
const endpoint = delivery.by === 'endpoint' ? new URL(delivery.url).origin : '';
const style = styleIn(read('index.html'));
const policy = headersFor(builtRules(dist), '/').get('Content-Security-Policy') ?? '';

test('every page is served with the same policy, which _headers states', () => {
  for (const { name, html } of pages) expect(styleIn(html), name).toBe(style);
  expect(read('_headers')).toContain(`  Content-Security-Policy: ${policy}\n`);
  expect(policy.split('; ').filter((part) => !/ 'none'$| 'self'$|^script-src/.test(part))).toEqual([
    expect.stringMatching(/^style-src 'self'(?: 'sha256-[\w+/]{43}=')+$/),
    ...(endpoint ? [`connect-src 'self' ${endpoint}`] : []),
    "require-trusted-types-for 'script'",
    `trusted-types ${workerPolicyName}`,
  ]);
  expect(policy).toContain(`default-src 'none'; script-src ${ownScripts};`);
});

test('every page contains the policy, for hosts that send no headers', () => {
  const inPage = policyInPage(style);
  for (const { name, html } of pages) {
    const [beforeStyle = ''] = html.split('<style>');
    const found = [...html.matchAll(/<meta http-equiv="([^"]*)" content="([^"]*)">/g)];
    expect([name, found.map(([, ...parts]) => parts)]).toEqual([
      name,
      [['Content-Security-Policy', inPage]],
    ]);
    // A policy in the page applies only to what follows it.
    expect(beforeStyle, name).toContain('http-equiv');
    expect(beforeStyle, name).not.toMatch(/<script|<link/);
  }
});

test('CSP Evaluator finds nothing worse than scripts from this site', () => {
  const { csp } = new CspParser(policy);
  const findings = new CspEvaluator(csp, Version.CSP3)
    .evaluate(STRICTCSP_CHECKS, DEFAULT_CHECKS)
    .filter(({ severity, type }) => severity !== Severity.NONE && type !== Type.IGNORED)
    .map(({ severity, directive, value }) => [severity, directive, value]);
  // 'self' is worse than a hash only where visitors can publish files or a script answers in JSONP.
  expect(findings).toEqual([[Severity.MEDIUM_MAYBE, 'script-src', "'self'"]]);
});

test('the entry’s integrity matches the file', () => {
  for (const { name, html } of pages) {
    const [, path = '', digest] =
      /<script type="module" src="([^"]+)" integrity="sha384-([^"]+)" crossorigin async>/.exec(
        html,
      ) ?? [];
    const actual = hash('sha384', builtFile(path), 'base64');
    expect([name, digest]).toEqual([name, actual]);
  }
});

test('scripts create only the allowed Trusted Types policy and never evaluate text as markup or code', () => {
  const code = files
    .filter((name) => name.endsWith('.js'))
    .map((name) => [name, read(name)] as const);
  const policies = code.flatMap(([, text]) => text.match(/createPolicy\b/g) ?? []);
  expect(policies).toHaveLength(1);
  for (const [name, text] of code) {
    expect([name, /\beval\(|new Function\(|createHTML|document\.write/.exec(text)?.[0]]).toEqual([
      name,
      undefined,
    ]);
  }
});

test('gpc.json promises to respect Global Privacy Control', () => {
  expect(JSON.parse(read('.well-known/gpc.json'))).toEqual({
    gpc: true,
    lastUpdate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
  });
});
