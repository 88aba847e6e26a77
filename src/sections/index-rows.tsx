import { ArrowIcon } from '../ui/icons.tsx';

type Props = { items: readonly { href: string; name: string; detail?: string }[] };

/** Names in large type, each a link with a detail: industries, careers, press. */
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
