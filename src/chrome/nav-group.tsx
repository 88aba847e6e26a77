import type { ReactNode } from 'react';

import type { NavGroup as Group } from '../config/navigation.ts';
import { ChevronIcon } from '../ui/icons.tsx';
import './nav-group.css';

type Props = { id: string; label: ReactNode; children: ReactNode };

/** Markup of a dropdown, for `dropdowns.ts`. */
export const NavGroup = ({ id, label, children }: Props) => (
  <div className="nav-group min-w-0">
    <button
      type="button"
      aria-expanded="false"
      aria-controls={id}
      className="flex min-h-11 max-w-full items-center gap-1.5 hover:text-ink aria-expanded:text-ink"
    >
      {label}
      <ChevronIcon />
    </button>
    <div id={id} hidden className="menu-panel">
      {children}
    </div>
  </div>
);

/** The links in a dropdown: pages with what they are about, and a quieter list. */
export function GroupLinks({ group, path }: { group: Group; path: string }) {
  const current = (to: string) => (to === path ? 'page' : undefined);
  return (
    <div className="group-links">
      <ul>
        {group.links.map(({ label, to, hint }) => (
          <li key={to}>
            <a href={to} aria-current={current(to)}>
              <b className="block">{label}</b>
              <span className="block text-small">{hint}</span>
            </a>
          </li>
        ))}
      </ul>
      <ul>
        {group.more?.map(({ label, to }) => (
          <li key={to}>
            <a href={to} aria-current={current(to)}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
