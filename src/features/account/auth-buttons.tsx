import { Button } from '../../ui/button.tsx';
import { loadAuthDialog, sayNotLoaded } from './account-host.tsx';

const door = (view: 'login' | 'register') => ({
  // The code is on its way before the click is.
  onPointerEnter: loadAuthDialog,
  onFocus: loadAuthDialog,
  onClick: () => loadAuthDialog().then(({ askToSignIn }) => askToSignIn({ view }), sayNotLoaded),
});
const login = door('login');
const register = door('register');

/** The two doors to the auth dialog; in the menu the first one has an edge that meets the links above. */
export function AuthButtons({ inMenu = false }: { inMenu?: boolean }) {
  'use no memo';
  return (
    <div data-closes className="auth-buttons">
      <Button {...login} look={inMenu ? 'secondary' : 'quiet'}>
        Sign In
      </Button>
      <Button {...register} look="primary">
        Get Access
      </Button>
    </div>
  );
}
