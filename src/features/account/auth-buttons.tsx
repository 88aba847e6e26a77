import * as labels from '../../config/labels.ts';
import { data } from '../../lib/dom/attributes.ts';
import { Opener } from '../../ui/opener.tsx';
import './auth-buttons.css';

export const AuthButtons = ({ inMenu = false }: { inMenu?: boolean }) => (
  <div {...data({ closes: '' })} className="auth-buttons">
    <Opener opens="login" look={inMenu ? 'secondary' : 'quiet'}>
      {labels.signIn}
    </Opener>
    <Opener opens="register" look="primary">
      {labels.getAccess}
    </Opener>
  </div>
);
