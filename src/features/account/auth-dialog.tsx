import { Dialog } from '../../ui/dialog.tsx';

type Props = { view: 'login' | 'register' | null; onClose: () => void };

/** Says plainly what accounts are going to be here. */
export function AuthDialog({ view, onClose }: Props) {
  return (
    <Dialog
      title={view === 'register' ? 'Create Account' : 'Sign In'}
      open={view !== null}
      onClose={onClose}
    >
      <p className="text-ink-2">
        Accounts are not open yet. Everything on this site can be read without one.
      </p>
    </Dialog>
  );
}
