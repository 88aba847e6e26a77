import { type ReactNode, useEffect, useId, useRef, useState } from 'react';

import { headerNavigation } from '../config/navigation.ts';
import { CloseIcon, MenuIcon } from '../ui/icons.tsx';
import { Static } from '../ui/static.tsx';

/**
 * The navigation of small screens: a modal sheet under the header, at most 70 % of the viewport high.
 * @param children what stands below the links, such as the account's controls
 */
export function MobileMenu({ path, children }: { path: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const sheet = useRef<HTMLDialogElement>(null);
  const id = useId();

  useEffect(() => {
    if (open) sheet.current?.showModal();
    else sheet.current?.close();
  }, [open]);

  const close = () => setOpen(false);
  return (
    <div className="lg:hidden">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        aria-label="Menu"
        onClick={() => setOpen(true)}
        className="needs-script grid size-11 place-items-center rounded-md border border-line-2"
      >
        <MenuIcon />
      </button>
      <dialog
        ref={sheet}
        id={id}
        aria-label="Menu"
        onClose={close}
        onClick={(event) => {
          const target = event.target as HTMLElement;
          if (target === event.currentTarget || target.closest('a, [data-closes-menu]')) close();
        }}
        className="m-0 mt-(--header) max-h-[70vh] w-full max-w-none overflow-y-auto border-b border-line-2 bg-night-2 text-ink backdrop:bg-[#04050acc]"
      >
        <div className="wrap pt-3 pb-8">
          <div className="flex justify-end">
            <button
              type="button"
              aria-label="Close menu"
              onClick={close}
              className="grid size-11 place-items-center rounded-md hover:bg-ink/10"
            >
              <CloseIcon />
            </button>
          </div>
          <Static as="nav" aria-label="Menu">
            <MenuLinks path={path} />
          </Static>
          <div className="mt-6 border-t border-line pt-6">{children}</div>
        </div>
      </dialog>
    </div>
  );
}

function MenuLinks({ path }: { path: string }) {
  const groups = [...headerNavigation.groups, { label: 'More', links: headerNavigation.links }];
  return (
    <div className="grid gap-6 sm:grid-cols-3">
      {groups.map((group) => (
        <div key={group.label}>
          <h2 className="text-small font-semibold tracking-normal text-ink-3">{group.label}</h2>
          <ul>
            {group.links.map(({ label, to }) => (
              <li key={to}>
                <a
                  href={to}
                  aria-current={to === path ? 'page' : undefined}
                  className="flex min-h-11 items-center text-[1.15rem] font-semibold aria-[current]:text-beta"
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
