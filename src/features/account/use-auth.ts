import { requireAuthProvider } from '../../runtime/auth-provider.tsx';
import { persist } from '../../runtime/load.ts';
import { useObservable } from '../../ui/use-observable.ts';
import { type Registration, session, type User } from '../../lib/storage/session.ts';

/** `loading` until hydration. */
type Auth = {
  readonly status: 'loading' | 'in' | 'out';
  readonly user: User | null;
  /** @returns whether an account in this browser has exactly this e-mail and password */
  readonly login: (email: string, password: string, signal?: AbortSignal) => Promise<boolean>;
  /** @returns false if storage refused the account; then nothing of it is stored */
  readonly register: (payload: Registration, signal?: AbortSignal) => Promise<boolean>;
};

const actions: Pick<Auth, 'login' | 'register'> = {
  async login(...entered) {
    const { signIn } = await persist(() => import('./accounts/sign-in.ts'));
    try {
      if (await signIn(...entered)) return true;
      console.error('Login failed: no account in this browser has this e-mail and password');
    } catch (error) {
      console.error('Login failed', error);
    }
    return false;
  },
  async register(...entered) {
    const { registerAccount } = await persist(() => import('./accounts/register.ts'));
    try {
      return (await registerAccount(...entered)) !== null;
    } catch (error) {
      console.error('Registration failed', error);
      return false;
    }
  },
};

/**
 * The session and its actions. Code outside React reads `session` itself.
 * @throws Error outside an AuthProvider
 */
export function useAuth(): Auth {
  requireAuthProvider();
  const user = useObservable<User | null | undefined>(session, undefined);
  const status = user === undefined ? 'loading' : user ? 'in' : 'out';
  return { status, user: user ?? null, ...actions };
}
