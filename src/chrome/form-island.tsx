import type { ComponentType } from 'react';

import { storageKeys } from '../config/storage-keys.ts';
import { session } from '../features/account/session.ts';
import { storedText } from '../lib/stored-text.ts';
import { island } from '../ui/island.tsx';

const { drafts, currentUser } = storageKeys;

/** Whether a form would show what its prerendered HTML cannot: a draft, a profile, what the address asks for. */
const hasSomethingToShow = (): boolean =>
  location.hash !== '' || [drafts, currentUser].some(({ key }) => storedText(key) !== null);

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
  return island(loadWithin, { wanted: hasSomethingToShow, changes: session.subscribe });
}
