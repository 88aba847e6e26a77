import { LockIcon } from './lock-icon.tsx';

/**
 * What stands beside a gated download before the click. Which of the two is shown is for CSS to say; how
 * each is laid out is said one element further in, where it cannot bring back what CSS took away.
 */
export const LockReason = () => (
  <>
    <span className="lock-reason needs-script">
      <span className="flex items-center gap-1.5">
        <LockIcon />
        Asks for an account first: free, and kept only in your browser.
      </span>
    </span>
    <span className="unlocked">
      <span className="block">Open to you: you are signed in.</span>
    </span>
  </>
);
