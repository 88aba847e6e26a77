import type { ComponentType } from 'react';

import { storageKeys } from '../config/storage-keys.ts';
import { island } from '../runtime/island.tsx';

const { tabDrafts, drafts, currentUser } = storageKeys;

/** A request's form: live at once where it would show a draft, a profile, or what the address asks for. */
export const formIsland = (Form: ComponentType) =>
  island(Form, [
    'hash',
    ...[tabDrafts, drafts, currentUser].map(({ key }) => `kept:${key}` as const),
  ]);
