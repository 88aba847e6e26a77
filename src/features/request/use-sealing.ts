import { useEffect, useState } from 'react';

import { sealingOffered } from '../../config/owner-keys.ts';
import type { FormValues } from '../../ui/form/form-values.ts';
import type { DraftStore } from '../../ui/form/use-form-draft.ts';
import type { RequestSpec } from './request-spec.ts';
import type { Sealer } from './sealer.ts';

/** Drafts of sealed messages are never stored. */
const inMemory = new Map<string, FormValues>();

export type Sealing = {
  readonly on: boolean;
  readonly failed: boolean;
  readonly sealer: Sealer | null;
};

let loading: Promise<Sealer> | undefined;

/** Loads code and key once per page; after a failure, again. */
function load(onLoaded: (sealer: Sealer | 'failed') => void): void {
  // A build-time constant, so that builds without a key leave out the code.
  loading ??= import.meta.env.SEALING
    ? import('./sealer.ts').then(({ loadSealer }) => loadSealer())
    : Promise.reject(new Error('No key is published'));
  loading.then(onLoaded, () => {
    loading = undefined;
    onLoaded('failed');
  });
}

/** @param drafts the form's draft store while sealing is off */
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
