import { data } from '../../lib/attributes.ts';
import { Opener } from '../../ui/opener.tsx';
import './auth-buttons.css';

export const AuthButtons = ({ inMenu = false }: { inMenu?: boolean }) => (
  <div {...data({ closes: '' })} className="auth-buttons">
    <Opener opens="login" look={inMenu ? 'secondary' : 'quiet'}>
      Sign In
    </Opener>
    <Opener opens="register" look="primary">
      Get Access
    </Opener>
  </div>
);
