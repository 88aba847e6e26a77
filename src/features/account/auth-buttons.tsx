import { Button } from '../../ui/button.tsx';
import { authView } from './auth-view.ts';

/** The two doors to the auth dialog. */
export function AuthButtons() {
  return (
    <div className="flex items-center gap-1 whitespace-nowrap sm:gap-3">
      <button
        type="button"
        className="min-h-11 px-2 text-ui font-semibold text-ink-2 hover:text-ink"
        onClick={() => authView.write('login')}
      >
        Sign In
      </button>
      <Button look="primary" onClick={() => authView.write('register')}>
        Get Access
      </Button>
    </div>
  );
}
