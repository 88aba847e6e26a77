import { HeroEnd } from './hero-end.tsx';
import { HeroHead, type Head } from './hero-head.tsx';
import './hero.css';
import './hero-plain.css';

/** Pattern F: a headline alone, for pages whose first section is at work. */
export const HeroShort = (props: Head) => (
  <>
    <header className="hero hero-plain">
      <HeroHead {...props} />
    </header>
    <HeroEnd />
  </>
);
