/** A part of the logic, and the tests that must notice changes in it. */
type Module = { readonly mutate: readonly string[]; readonly tests: readonly string[] };

const request = 'src/features/request';
const simulator = 'src/demos/simulator';
const account = 'src/features/account';

/** The logic that visitors' text, accounts and dates depend on. */
export const modules: Readonly<Record<string, Module>> = {
  mail: {
    mutate: ['src/lib/mail/{mailto,eml,webmail}.ts'],
    tests: ['src/lib/mail/{mailto,eml,webmail}.test.ts'],
  },
  forms: {
    mutate: [
      `${request}/{format-answers,preview-message,request-spec,field-to-shorten}.ts`,
      `${request}/{fixed-request,form-template,opening-line}.ts`,
      // Not what needs a browser, the history and the keys for sealing; nor what tests/sample tests, the words.
      `${request}/outbox/outbox.ts`,
    ],
    tests: [`${request}/*.test.ts`, `${request}/outbox/*.test.ts`],
  },
  storage: {
    mutate: ['src/lib/storage/stored-{value,record,text}.ts'],
    tests: ['src/lib/storage/stored-*.test.ts'],
  },
  account: {
    mutate: [
      `${account}/schemas.ts`,
      `${account}/accounts/{change-account,derive-key,register,sign-in,users,verifier}.ts`,
    ],
    tests: [`${account}/*.test.ts`, `${account}/accounts/*.test.ts`],
  },
  workers: {
    mutate: ['src/lib/dom/worker-calls.ts'],
    tests: ['src/lib/dom/worker-calls.test.ts'],
  },
  time: {
    mutate: ['src/lib/time/{dates,zoned-time,business-hours}.ts'],
    tests: ['src/lib/time/{dates,zoned-time,business-hours}.test.ts'],
  },
  files: {
    mutate: ['src/lib/files/{rss,csv,ics}.ts'],
    tests: ['src/lib/files/{rss,csv,ics}.test.ts'],
  },
  addresses: {
    mutate: ['src/lib/dom/query-value.ts', 'src/demos/api-calls/snippets.ts'],
    tests: ['src/lib/dom/query-value.test.ts', 'src/demos/api-calls/snippets.test.ts'],
  },
  search: {
    mutate: ['src/lib/text/search-{excerpt,words}.ts', 'src/features/search/engine.ts'],
    tests: ['src/lib/text/search-*.test.ts', 'src/features/search/*.test.ts'],
  },
  index: {
    mutate: [
      'generator/files/search-{index,index-sections}.ts',
      'src/features/search/use-search-results.ts',
    ],
    tests: ['generator/files/search-*.test.ts', 'src/features/search/load.test.ts'],
  },
  lists: {
    mutate: ['src/content/blog-lists.ts'],
    tests: ['src/content/blog-lists.test.ts'],
  },
  routes: {
    mutate: ['src/models/mesh/{disjoint-routes,mesh,routes}.ts', `${simulator}/mesh-figure.tsx`],
    tests: ['src/models/mesh/*.test.ts', `${simulator}/mesh-figure.test.ts`],
  },
  simulator: {
    mutate: [`${simulator}/{controls,log,playback,session,simulate}.{ts,tsx}`],
    tests: [`${simulator}/{controls,log,playback,session,settings,simulate*}.test.ts`],
  },
};
