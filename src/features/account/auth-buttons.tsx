import * as labels from '../../config/words.ts';
import { Opener } from '../../ui/opener.tsx';
import './auth-buttons.css';

export const AuthButtons = ({ inMenu = false }: { inMenu?: boolean }) => (
  <div className="auth-buttons">
    <Opener opens="login" look={inMenu ? 'secondary' : 'quiet'}>
      {labels.signIn}
    </Opener>
    {/* Quieter than the page's own first action. */}
    <Opener opens="register" look={inMenu ? 'primary' : 'secondary'}>
      {labels.getAccess}
    </Opener>
  </div>
);
