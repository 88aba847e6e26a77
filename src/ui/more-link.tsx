import { ArrowIcon } from './icons.tsx';

/** Where to read on, in a line of its own. */
export const MoreLink = ({ href, children }: { href: string; children: string }) => (
  <a href={href} className="more">
    {children}
    <ArrowIcon />
  </a>
);
