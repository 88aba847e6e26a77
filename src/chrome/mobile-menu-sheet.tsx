import { type MouseEvent, useEffect, useEffectEvent, useRef } from 'react';

import * as labels from '../config/words.ts';
import { openerOf, withData } from '../lib/dom/attributes.ts';
import { headerGroups, headerLinks } from '../config/navigation.ts';
import { AuthButtons } from '../features/account/auth-buttons.tsx';
import { useAuth } from '../features/account/use-auth.ts';
import { UserPanel } from '../features/account/user-panel.tsx';
import { OtherLanguages } from './other-languages.tsx';
import { followClosing } from '../ui/follow-closing.ts';
import { CloseIcon } from '../ui/icons.tsx';

type Props = { path: string; open: boolean; onClose: () => void };

/**
 * The navigation of small screens. Escape, the backdrop, a link, the account's buttons and a
 * wide window close it.
 */
export function MobileMenuSheet({ path, open, onClose }: Props) {
  const { user } = useAuth();
  const sheet = useRef<HTMLDialogElement>(null);
  const onClosed = useEffectEvent(onClose);
  useEffect(() => (sheet.current ? followClosing(sheet.current, onClosed) : undefined), []);
  useEffect(() => {
    if (!open) {
      sheet.current?.close();
      return;
    }
    sheet.current?.showModal();
    // Wide windows have the navigation in the header, and no menu button.
    const follow = () => {
      if (!openerOf('menu')?.checkVisibility()) onClosed();
    };
    addEventListener('resize', follow);
    return () => removeEventListener('resize', follow);
  }, [open]);

  const onClick = ({ target, currentTarget }: MouseEvent) => {
    const isClosing =
      target === currentTarget ||
      (target instanceof Element && target.closest(`a, ${withData('closes')}`));
    if (isClosing) onClose();
  };
  return (
    <dialog
      ref={sheet}
      aria-label={labels.menu}
      onClick={onClick}
      className="m-0 mt-(--header) max-h-[70vh] w-full max-w-none overflow-y-auto border-b border-line-2 bg-ground-2 text-ink backdrop:bg-deep backdrop:opacity-80"
    >
      <div className="wrap relative py-4">
        <nav aria-label={labels.menu}>
          <MenuLinks path={path} />
        </nav>
        <p className="flex flex-wrap gap-x-6 text-ui empty:hidden">
          <OtherLanguages path={path} className="flex min-h-11 items-center underline" />
        </p>
        <div className="mt-4 border-t border-line pt-4">
          {user ? <UserPanel user={user} inMenu /> : <AuthButtons inMenu />}
        </div>
        <button
          type="button"
          aria-label={labels.closeMenu}
          onClick={onClose}
          className="absolute top-2 end-3 grid size-11 place-items-center rounded-md hover:bg-tint"
        >
          <CloseIcon />
        </button>
      </div>
    </dialog>
  );
}

function MenuLinks({ path }: { path: string }) {
  const groups = [...headerGroups, { id: 'more', label: labels.moreLinks, links: headerLinks }];
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(9rem,30%)),1fr))] gap-4">
      {groups.map((group) => (
        <div key={group.id}>
          <h2 className="text-small leading-normal font-semibold tracking-normal text-faint">
            {group.label}
          </h2>
          <ul>
            {group.links.map(({ label, to }) => (
              <li key={to}>
                <a
                  href={to}
                  aria-current={to === path ? 'page' : undefined}
                  className="flex min-h-11 items-center text-[1.15rem] font-semibold aria-[current]:text-signal"
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
