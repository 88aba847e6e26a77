import { createContext, type ReactNode, useContext } from 'react';

const AuthContext = createContext(false);

/** Stands around each React root in which the session can change: every island and the overlay. */
export const AuthProvider = ({ children }: { children: ReactNode }) => (
  <AuthContext value>{children}</AuthContext>
);

/**
 * Refuses to read the session in a page's prerendered markup, where it would show "loading" for good.
 * @throws Error outside an AuthProvider
 */
export function requireAuthProvider(): void {
  if (!useContext(AuthContext)) throw new Error('useAuth must be used within an AuthProvider');
}

/**
 * Refuses to render a form in a page's prerendered markup, where nothing would ever answer its button.
 * @param what names it, such as `form "contact"`
 * @throws Error outside an island and the overlay
 */
export function requireIsland(what: string): void {
  if (!useContext(AuthContext))
    throw new Error(`The ${what} works only in an island: see "Add a form" in CONTRIBUTING.md`);
}
