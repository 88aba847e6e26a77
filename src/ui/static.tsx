import type { HTMLAttributes } from 'react';

type Props = Omit<HTMLAttributes<HTMLElement>, 'dangerouslySetInnerHTML'> & {
  as?: 'div' | 'section' | 'article' | 'ul' | 'p' | 'footer' | 'nav' | 'aside' | 'span';
};

/**
 * Markup that the browser already has as HTML and never needs as code. In the production browser bundle
 * the children are taken out at build; hydration leaves what the server wrote alone. It may never be
 * mounted afresh in the browser, so it must not stand behind a condition that can change there.
 */
export function Static({ as: Tag = 'div', children, ...props }: Props) {
  return import.meta.env.SSR || import.meta.env.DEV ? (
    <Tag {...props}>{children}</Tag>
  ) : (
    <Tag {...props} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  );
}
