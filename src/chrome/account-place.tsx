import { AuthButtons } from '../features/account/auth-buttons.tsx';
import { island } from '../ui/island.tsx';
import AccountMenuIsland from './visitor.island.tsx';

const AccountMenu = island(AccountMenuIsland, ['react']);

/** The two doors to an account, or whose it is, over their place, so that nothing moves. */
export const AccountPlace = () => (
  <div className="header-account">
    <AuthButtons />
    <AccountMenu />
  </div>
);
