import { createContext, type ReactNode, useEffect } from 'react';

import { restoreSession } from './session.ts';

/**
 * Whether the session is there to be used. Constant: a context that changes would make React throw away the
 * parts of a page that are still prerendered HTML.
 */
export const AuthContext = createContext(false);

/** Holds the session for everything inside it: see `useAuth`. */
export function AuthProvider({ children }: { children: ReactNode }) {
  useEffect(restoreSession, []);
  return <AuthContext value>{children}</AuthContext>;
}
