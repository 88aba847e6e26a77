import { useEffect, useState } from 'react';

import { sealingOffered } from '../../../config/owner-keys.ts';
import type { FormValues } from '../../../ui/form/check-values.ts';
import type { DraftStore } from '../../../ui/form/use-form-draft.ts';
import type { RequestSpec } from '../request-spec.ts';
import type { Sealer } from './sealer.ts';

/** Drafts of forms that are to be sealed: in memory, as long as the page is open, and nowhere else. */
const inMemory = new Map<string, FormValues>();

/** Whether a form's message is to be sealed, and what seals it once its code and key are there. */
export type Sealing = {
  readonly on: boolean;
  readonly failed: boolean;
  readonly sealer: Sealer | null;
};

let loading: Promise<Sealer> | undefined;

/** Fetches code and key once for the page; after a failure, again. */
function load(onLoaded: (sealer: Sealer | 'failed') => void): void {
  // Written so that a build without a key leaves the code out.
  loading ??= import.meta.env.SEALING
    ? import('./sealer.ts').then(({ loadSealer }) => loadSealer())
    : Promise.reject(new Error('No key is published'));
  loading.then(onLoaded, () => {
    loading = undefined;
    onLoaded('failed');
  });
}

/**
 * Lets a visitor have a form's message sealed.
 * @param drafts where the form's draft is kept while it is not sealed
 */
export function useSealing({ id, seal }: RequestSpec, drafts: DraftStore) {
  const offered = sealingOffered && seal !== undefined;
  const [on, setOn] = useState(offered && (seal === 'always' || inMemory.has(id)));
  const [loaded, setLoaded] = useState<Sealer | 'failed' | null>(null);
  useEffect(() => {
    if (on) load(setLoaded);
  }, [on]);

  const turn = (wanted: boolean) => {
    setOn(wanted);
    if (wanted) {
      inMemory.set(id, drafts.read() ?? {});
      drafts.clear();
    } else inMemory.delete(id);
  };
  const retry = () => {
    setLoaded(null);
    load(setLoaded);
  };
  const sealing: Sealing = {
    on,
    failed: on && loaded === 'failed',
    sealer: on && loaded !== 'failed' ? loaded : null,
  };
  const store: DraftStore = on
    ? {
        read: () => inMemory.get(id) ?? null,
        write: (values) => inMemory.set(id, values),
        clear: () => inMemory.delete(id),
      }
    : drafts;
  return { offered, sealing, turn, retry, store };
}
