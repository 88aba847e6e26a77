import { Button } from '../../ui/button.tsx';

/** The two doors to an account; in the menu the first one has an edge that meets the links above. */
export const AuthButtons = ({ inMenu = false }: { inMenu?: boolean }) => (
  <div data-closes className="auth-buttons">
    <Button data-opens="login" look={inMenu ? 'secondary' : 'quiet'}>
      Sign In
    </Button>
    <Button data-opens="register" look="primary">
      Get Access
    </Button>
  </div>
);
