import { Button } from '../../ui/button.tsx';

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
