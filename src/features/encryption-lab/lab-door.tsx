import { lazy, startTransition, Suspense, useState } from 'react';

import { Button } from '../../ui/button.tsx';

const EncryptionLab = lazy(() =>
  import('./encryption-lab.tsx').then(
    ({ EncryptionLab: component }) => ({ default: component }),
    () => ({ default: LabMissing }),
  ),
);

/**
 * Opens the lab, whose code is not fetched before.
 * @param page path of the page it stands on
 */
export function LabDoor({ page }: { page: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Suspense>
      {isOpen ? (
        <EncryptionLab page={page} />
      ) : (
        <Button
          look="primary"
          large
          className="needs-script no-print"
          // As a transition, so that the button stays until the code is there.
          onClick={() => startTransition(() => setOpen(true))}
        >
          Open the lab
        </Button>
      )}
    </Suspense>
  );
}

function LabMissing() {
  return (
    <p role="alert">The lab could not be loaded. Check your connection, then reload the page.</p>
  );
}
