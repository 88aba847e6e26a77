import * as v from 'valibot';

import { site } from '../../config/site.ts';
import { storageKeys } from '../../config/storage-keys.ts';
import { type MailMessage, markOf, withLine } from '../../lib/mail/mailto.ts';
import { campaignIn, dropCampaign, mayName } from '../../lib/storage/campaign.ts';
import { optionalStorageAllowed } from '../../lib/storage/consent.ts';
import { storedText } from '../../lib/storage/stored-text.ts';
import { createStoredValue } from '../../lib/storage/stored-value.ts';
import { fill } from '../../lib/text/fill.ts';
import { hasVisible, oneLine } from '../../lib/text/one-line.ts';
import { ownTimeZone } from '../../lib/time/zoned-time.ts';
import type { FormValues } from '../../ui/form/form-values.ts';
import type { ComposeContext, RequestSpec } from './request-spec.ts';
import * as words from './words.ts';

/** In code points. */
const maxNameLength = 60;

const cleaned = (names: readonly string[]): string[] =>
  names.map((name) => oneLine(name.trim(), maxNameLength).trim()).filter(hasVisible);

const { key } = storageKeys.cameFrom;

/** Empty if the visitor has removed the line, so that the same address does not bring it back. */
const kept = createStoredValue<readonly string[]>({
  key,
  version: 1,
  schema: v.pipe(
    v.array(v.string()),
    v.transform((names) => cleaned(names)),
    v.maxLength(3),
  ),
  fallback: [],
  storage: () => window.sessionStorage,
});

const none: readonly string[] = [];
let inAddress = { search: '', names: none };

/**
 * The campaign, source and medium that the visit began with (`lib/storage/campaign.ts`): what the tab keeps or, before the
 * visitor has answered the cookie banner, what the address says.
 */
export const cameFrom = {
  subscribe: kept.subscribe,
  serverValue: none,
  read(): readonly string[] {
    if (!mayName()) return none;
    if (storedText(key) !== null) return kept.read();
    const { search } = location;
    if (inAddress.search !== search) inAddress = { search, names: cleaned(campaignIn(search)) };
    return inAddress.names;
  },
  remove(): void {
    dropCampaign();
    if (optionalStorageAllowed()) kept.write(none);
    else kept.remove();
  },
};

/** The line of a message that says where its writer came from. */
export const cameFromLine = (names: readonly string[]): string =>
  fill(words.cameFrom, { names: names.join(', ') });

/** Ends a message with where its writer came from, if that is known. */
export function withCameFrom(body: string): string {
  const names = cameFrom.read();
  return names.length > 0 ? withLine(body, cameFromLine(names)) : body;
}

export function composeContext(): ComposeContext {
  return {
    siteName: site.name,
    page: location.origin + location.pathname,
    timeZone: ownTimeZone(),
  };
}

/** Writes a form's message to the vendor. Throws whatever the form's own `compose` throws. */
export function composeMessage(
  { id, compose }: Pick<RequestSpec, 'id' | 'compose'>,
  values: FormValues,
): MailMessage {
  const { subject, body } = compose(values, composeContext());
  return { to: site.email, subject, body: withCameFrom(`${body}\n\n${markOf(id)}`) };
}
