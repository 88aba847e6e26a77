import { lazy, Suspense, useState } from 'react';

import { useObservable } from '../../ui/use-observable.ts';
import { authView } from './auth-view.ts';

const AuthDialog = lazy(() =>
  import('./auth-dialog.tsx').then((module) => ({ default: module.AuthDialog })),
);

/** Shows the auth dialog; its code is fetched when it is first wanted. */
export function AuthHost() {
  const view = useObservable(authView, null);
  const [wanted, setWanted] = useState(false);
  if (view && !wanted) setWanted(true);
  return (
    wanted && (
      <Suspense>
        <AuthDialog view={view} onClose={() => authView.write(null)} />
      </Suspense>
    )
  );
}
