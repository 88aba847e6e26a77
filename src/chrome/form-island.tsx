import type { ComponentType } from 'react';

import { storageKeys } from '../config/storage-keys.ts';
import { PlainFormLink } from '../features/request/form-opener.tsx';
import type { RequestSpec } from '../features/request/request-spec.ts';
import { island } from '../runtime/island.tsx';

const { tabDrafts, drafts, currentUser } = storageKeys;

/**
 * Makes a form an island that wakes at once if a draft, a profile or the hash fills it. Without script, its
 * questions are an e-mail to fill in.
 * @param request the form's; without it, the page offers its own plain way
 */
export function formIsland(Form: ComponentType, request?: RequestSpec): ComponentType {
  const Island = island(Form, [
    'hash',
    ...[tabDrafts, drafts, currentUser].map(({ key }) => `kept:${key}` as const),
  ]);
  return () => (
    <>
      <Island />
      {request && <PlainFormLink request={request} />}
    </>
  );
}
