import type { ComponentType } from 'react';

import { storageKeys } from '../config/storage-keys.ts';
import { island } from '../runtime/island.tsx';

const { tabDrafts, drafts, currentUser } = storageKeys;

/** Makes a form an island that wakes at once if a draft, a profile or the hash fills it. */
export const formIsland = (Form: ComponentType) =>
  island(Form, [
    'hash',
    ...[tabDrafts, drafts, currentUser].map(({ key }) => `kept:${key}` as const),
  ]);
