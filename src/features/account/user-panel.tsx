import * as labels from '../../config/words.ts';
import { persist } from '../../runtime/load.ts';
import { notify } from '../../ui/notices/notices.ts';
import { session, type User } from '../../lib/storage/session.ts';
import { FilledText } from '../../ui/inline-text.tsx';
import * as words from './words.ts';

async function openProfile(): Promise<void> {
  (await persist(() => import('./profile-dialog.tsx'))).openProfile();
}

/** Shown in the header's dropdown and in the menu of small screens. */
export function UserPanel({ user, inMenu = false }: { user: User; inMenu?: boolean }) {
  const signOut = () => {
    session.remove();
    notify({ tone: 'ok', text: words.signedOut });
  };
  const entries = [
    { label: labels.profileSettings, run: () => void openProfile() },
    { label: labels.signOut, run: signOut },
  ];
  return (
    <div className={inMenu ? '' : 'rounded-lg border border-line-2 bg-ground-3 p-3 font-normal'}>
      <div className={inMenu ? 'pb-2' : 'border-b border-line px-4 pt-2 pb-4'}>
        {inMenu ? (
          <p className="line-clamp-3 text-h3 font-semibold break-words">
            <FilledText text={words.welcome} values={{ name: <bdi>{user.firstName}</bdi> }} />
          </p>
        ) : (
          <>
            <p className="line-clamp-3 font-semibold break-words" dir="auto">
              {user.firstName} {user.lastName}
            </p>
            <p className="truncate text-small text-ink-2" title={user.email}>
              <bdi>{user.email}</bdi>
            </p>
            <p className="line-clamp-2 text-small break-words text-ink-2" dir="auto">
              {user.company}
            </p>
          </>
        )}
      </div>
      <ul className={inMenu ? '' : 'pt-3'}>
        {entries.map(({ label, run }) => (
          <li key={label}>
            <button
              type="button"
              className={`flex min-h-11 w-full items-center rounded-md text-start font-semibold ${inMenu ? 'text-[1.15rem]' : 'px-4 hover:bg-tint'}`}
              onClick={run}
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
