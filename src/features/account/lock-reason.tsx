import { LockIcon } from './lock-icon.tsx';

/** What stands beside a gated download before the click. Which of the two is shown is for CSS to say. */
export const LockReason = () => (
  <>
    <span className="lock-reason flex items-center gap-1.5">
      <LockIcon />
      Asks for an account first: free, and kept only in your browser.
    </span>
    <span className="unlocked block">Open to you: you are signed in.</span>
  </>
);
