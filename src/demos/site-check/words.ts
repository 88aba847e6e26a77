export const heading = 'Check it on this page';
export const text =
  'Your browser knows which files this page asked for and from whom, what it keeps for this site, and which policy came with the page. The check lists all of it and keeps watching, and nothing leaves your browser.';
export const noScript = 'The check needs JavaScript. Your browser’s network panel shows the same.';

export const checkPage = 'Check this page now';
export const unreachable =
  'The page could not be asked for again. Are you offline? Then try later.';

/* The result, and a table of statements with what was seen. */

export const allHold = 'All {count} statements hold in this browser.';
export const someFail = 'Statements that do not hold here: {failed} of {count}. Please tell us.';
export const keepsWatching = 'It goes on watching while you read: what changes turns up here.';
export const findings = 'Statements and what was seen';
export const foreignFiles = 'Files from other hosts';
export const refusedAttempts = 'Attempts the policy refused';
export const cookies = 'Cookies';
export const otherStorage = 'Databases, caches, service workers';
export const none = 'none';
export const noneOf = 'none of {count}';
export const sentIn = 'sent in {header}';
export const notIn = 'not in {header}';
export const database = 'database {name}';
export const cache = 'cache {name}';
export const serviceWorker = 'service worker {scope}';

/* The table of requests. */

export const everyRequest = 'Every request this page made';
export const requests = 'Requests';
export const file = 'File';
export const origin = 'Origin';
export const askedBy = 'Asked for by';
/** What asked, by the browser's word for it, where the language has another. */
export const askers: Readonly<Record<string, string>> = {};
export const bytesReceived = 'Bytes received';
export const thisSite = 'this site';
export const takesForms = '{origin}, which takes forms';
export const anotherOrigin = '{origin}, another origin';
/** Bytes of a request that has none. */
export const fromCache = 'from the cache, or not told';

/* The table of what the browser keeps. */

export const everythingKept = 'Everything this browser keeps for this site';
export const storedItems = 'Stored items';
export const itemsKept = { zero: 'Nothing.', one: '{count} item.', other: '{count} items.' };
export const item = 'Item';
export const purpose = 'What for';
export const bytes = 'Bytes';
/** The column, and its buttons, which screen readers call by the item, too. */
export const deleteItem = 'Delete';

/* The table of the policy. */

export const policyInForce = 'The policy in force';
export const policyFrom = 'From the header {header}, sent again for this page a moment ago.';
export const directives = 'Directives of the policy';
