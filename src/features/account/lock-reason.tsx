import { site } from '../../config/site.ts';
import { mailtoAddress } from '../../lib/mail/mailto.ts';
import { Icon } from '../../ui/icons.tsx';
import { FilledText } from '../../ui/inline-text.tsx';
import * as words from './words.ts';
import './lock-reason.css';

/** Shown without script, where the visitor cannot sign in. */
export const PaperByMail = () => (
  <p className="no-script">
    <FilledText
      text={words.paperByMail}
      values={{
        email: (
          <a className="link" href={mailtoAddress(site.email, 'Whitepaper')}>
            {site.email}
          </a>
        ),
      }}
    />
  </p>
);

type Props = {
  /** Where it is said once for a list: of all its downloads, or of the featured ones. */
  of?: 'one' | 'all' | 'featured';
};

const reasons = {
  one: words.asksForAccount,
  all: words.downloadsAsk,
  featured: words.featuredAsk,
} as const;

/** CSS shows one of the three. The inner elements set `display`, so that they can't override its `none`. */
export const LockReason = ({ of = 'one' }: Props) => (
  <>
    <span className="lock-reason needs-script">
      <span className="flex items-center gap-1.5">
        <Icon>
          <path d="M3 7.25h10v6.5H3zM5.25 7V4.75a2.75 2.75 0 0 1 5.5 0V7" />
        </Icon>
        {reasons[of]}
      </span>
    </span>
    <span className="unlocked">
      <span className="block">{words.openToYou}</span>
    </span>
    <span className="unasked">
      <span className="block">{words.openWithoutAccount}</span>
    </span>
  </>
);
