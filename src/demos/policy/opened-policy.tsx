import { type ComponentProps, useState } from 'react';

import { useHash } from '../../ui/use-hash.ts';
import { AccessPolicy } from './access-policy.tsx';

/** The policy simulator, begun anew by each shared link that is opened in this tab. */
export function OpenedPolicy(props: Omit<ComponentProps<typeof AccessPolicy>, 'opened'>) {
  const hash = useHash();
  const [opened, setOpened] = useState(hash);
  // A link to another part of the page leaves what was edited.
  if (hash !== opened && hash.startsWith('#policy?')) setOpened(hash);
  return <AccessPolicy key={opened} opened={opened} {...props} />;
}
