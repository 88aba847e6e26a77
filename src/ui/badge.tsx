import type { ReactNode } from 'react';

const tones = {
  ok: 'text-ok',
  soon: 'text-soon',
  plain: 'text-ink-2',
} as const;

/** A short status. The words carry the meaning; the color only repeats it. */
export function Badge({
  tone = 'plain',
  children,
}: {
  tone?: keyof typeof tones;
  children: ReactNode;
}) {
  return <span className={`badge ${tones[tone]}`}>{children}</span>;
}
