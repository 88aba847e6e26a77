import { LockIcon } from './lock-icon.tsx';

/** What stands beside a gated download before the click. Which of the two is shown is for CSS to say. */
export const LockReason = () => (
  <>
    {/* Utilities win over the rule that hides one of the two: none of them on the outer elements. */}
    <span className="lock-reason">
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
