import { type HTMLAttributes, use, useState, useSyncExternalStore } from 'react';

type Props = Omit<HTMLAttributes<HTMLElement>, 'dangerouslySetInnerHTML'> & {
  as?: 'div' | 'section' | 'article' | 'ul' | 'p' | 'footer' | 'nav' | 'aside' | 'span' | 'canvas';
};

const unchanging = () => () => undefined;

/** Whether this component takes over prerendered markup, as against being mounted afresh. */
function useAdopted(): boolean {
  const hydrating = useSyncExternalStore(
    unchanging,
    () => false,
    () => true,
  );
  return useState(hydrating)[0];
}

const emptied = { __html: '' };
/** Holds a rendering up for good. */
const never = new Promise<never>(() => undefined);

/**
 * Markup that the browser already has as HTML and never needs as code. In the browser's code the
 * children are taken out (build/erase-static.ts); hydration leaves what the server wrote alone. Where React
 * gives hydration up, since something changed the page before its first script ran, the page stays as it is:
 * to be read, as where its code never comes.
 * @throws Error when it is mounted afresh in the browser, where nothing could fill it: it must not stand
 *   behind a condition that can change there
 */
export function Static({ as: Tag = 'div', children, ...props }: Props) {
  'use no memo';
  if (import.meta.env.SSR) return <Tag {...props}>{children}</Tag>;
  // Which branch is taken is settled at build, so the order of hooks is the same in every render.
  // oxlint-disable-next-line react/rules-of-hooks
  const adopted = useAdopted();
  if (!adopted && !('live' in document.documentElement.dataset)) use(never);
  if (!adopted) throw new Error('Prerendered markup cannot be mounted afresh');
  return <Tag {...props} suppressHydrationWarning dangerouslySetInnerHTML={emptied} />;
}
