import { ArrowIcon } from '../ui/icons.tsx';
import './index-rows.css';

type Props = { items: readonly { href: string; name: string; detail?: string }[] };

/** Links in large type, each with a detail. */
export const IndexRows = ({ items }: Props) => (
  <ul className="index-rows">
    {items.map(({ href, name, detail }) => (
      <li key={href + name}>
        <a href={href}>
          <b>{name}</b>
          <span>{detail}</span>
          <ArrowIcon />
        </a>
      </li>
    ))}
  </ul>
);
