import { LockIcon } from './lock-icon.tsx';
import './lock-reason.css';

/** CSS shows one of the two. The inner elements set `display`, so that they can't override its `none`. */
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
