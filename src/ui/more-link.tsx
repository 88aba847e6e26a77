import { ArrowIcon } from './icons.tsx';

export const MoreLink = ({ href, children }: { href: string; children: string }) => (
  <a href={href} className="more">
    {children}
    <ArrowIcon />
  </a>
);
