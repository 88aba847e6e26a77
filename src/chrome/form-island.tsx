import type { ComponentType } from 'react';

import { storageKeys } from '../config/storage-keys.ts';
import { island } from '../ui/island.tsx';

/** Whether a form would show something that its prerendered HTML cannot: a draft, what the address asks for. */
function hasSomethingToShow(): boolean {
  try {
    return location.hash !== '' || localStorage.getItem(storageKeys.drafts.key) !== null;
  } catch {
    return false;
  }
}

/**
 * A request's form whose code is fetched when the visitor turns to it.
 * @param load imports the form's component
 */
export function formIsland(load: () => Promise<ComponentType>): ComponentType {
  const loadWithin = async () => {
    const [Form, { EnquiryProvider }] = await Promise.all([
      load(),
      import('./enquiry-provider.tsx'),
    ]);
    return function FormWithin() {
      return (
        <EnquiryProvider>
          <Form />
        </EnquiryProvider>
      );
    };
  };
  return island(loadWithin, { wanted: hasSomethingToShow });
}
