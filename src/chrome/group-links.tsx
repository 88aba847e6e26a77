import type { NavGroup } from '../config/navigation.ts';

/** The content of a dropdown. */
export function GroupLinks({ group, path }: { group: NavGroup; path: string }) {
  return (
    <ul className="grid grid-cols-2 gap-1 rounded-lg bg-night-3 p-3">
      {group.links.map(({ label, to, hint }) => (
        <li key={to}>
          <a
            href={to}
            aria-current={to === path ? 'page' : undefined}
            className="block rounded-md px-4 py-3 hover:bg-tint aria-[current]:bg-tint"
          >
            <b className="block text-ink">{label}</b>
            <span className="block text-small text-balance text-ink-2">{hint}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
