import { ArrowIcon } from './icons.tsx';
import './more-link.css';

export const MoreLink = ({ href, children }: { href: string; children: string }) => (
  <a href={href} className="more">
    {children}
    <ArrowIcon />
  </a>
);
