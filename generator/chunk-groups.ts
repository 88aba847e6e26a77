import { globSync } from 'node:fs';

import { root } from './texts/plain-text.ts';

/** Matches modules by their path in `src`. Throws if one is not there, as after a move. */
function sources(...names: readonly string[]): RegExp {
  const lost = names.find((name) => globSync(`src/${name}.{ts,tsx}`, { cwd: root }).length === 0);
  if (lost !== undefined) throw new Error(`chunk-groups: there is no module src/${lost}`);
  return new RegExp(`src/(?:${names.join('|')})\\.tsx?$`);
}

// Each group also takes what its modules import statically, unless a group before it has it.

/** How the browser's code is cut into files. A control needs few of them: old servers send six side by side. */
export const chunkGroups = [
  // The entry. Islands take what they share with it, with drawings and with small enhancers from here.
  {
    name: 'boot',
    priority: 1,
    test: sources(
      'runtime/boot',
      'features/account/ask-to-sign-in',
      'figures/pen/geometry',
      'lib/dom/address',
      'lib/dom/clipboard',
      'lib/dom/pace',
      'lib/random',
      'lib/dom/follow-dialog',
    ),
  },
  // React and the overlay in one chunk: small chunks compress worse and cost a request each.
  { name: 'shell', priority: 1, test: sources('runtime/shell', 'ui/button') },
  // How texts, numbers and dates are written. Apart from forms, so that a page without a form needs no React.
  {
    name: 'text',
    priority: 1,
    test: sources(
      'lib/records',
      'lib/text/fill',
      'lib/text/format',
      'lib/text/grammar',
      'lib/time/dates',
    ),
  },
  // What facts, forms and demonstrations share, apart from each other.
  {
    name: 'site',
    priority: 1,
    test: sources(
      'config/brand',
      'config/sample-names',
      'config/site',
      'lib/files/fetch-file',
      'lib/seal/bytes',
    ),
  },
  // Apart from requests, which need it for the name of a campaign.
  { name: 'carry-fields', priority: 1, test: sources('lib/dom/carry-fields') },
  // What demonstrations share with forms, so that those need none of the forms’ code.
  {
    name: 'lines',
    priority: 1,
    test: sources(
      'content/product/reply-times',
      'features/request/request-link',
      'lib/dom/query-value',
      'lib/files/download',
      'lib/mail/mailto',
      'ui/by-mail',
      'ui/copy-button',
      'ui/focus-on-mount',
      'ui/inline-text',
      'ui/opener',
    ),
  },
  // Forms, dialogs and controls: what most islands need besides React.
  {
    name: 'forms',
    test: sources(
      'features/account/account-focus',
      'features/account/use-auth',
      'lib/dom/is-composing',
      'lib/storage/drafts',
      'ui/announced',
      'ui/badge',
      'ui/dialog',
      'ui/form/form-frame',
      'ui/form/person-fields',
      'ui/form/use-form',
      'ui/links',
    ),
  },
  // Messages: what every request needs besides.
  {
    name: 'requests',
    test: sources(
      'features/request/dialog-form',
      'features/request/format-answers',
      'features/request/hand-off-dialog',
    ),
  },
  // Facts that the simulator needs, which are few.
  {
    name: 'mesh',
    priority: 1,
    test: sources('content/product/failover', 'content/product/splitting'),
  },
  // Facts that demonstrations share.
  { name: 'facts', minShareCount: 2, test: /src\/content\/products?\b/ },
  // What demonstrations share.
  {
    name: 'parts',
    minShareCount: 2,
    test: /src\/(?:sections\/(?!bench)|ui\/).*\.tsx$|src\/lib\/(?:item-at|text\/number-of)/,
  },
];
