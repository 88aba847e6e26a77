import type { NavGroup } from '../config/navigation.ts';
import './group-links.css';

/** The content of a dropdown. */
export function GroupLinks({ group, path }: { group: NavGroup; path: string }) {
  return (
    <ul className="group-links">
      {group.links.map(({ label, to, hint }) => (
        <li key={to}>
          <a href={to} aria-current={to === path ? 'page' : undefined}>
            <b className="block">{label}</b>
            <span className="block text-small">{hint}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
