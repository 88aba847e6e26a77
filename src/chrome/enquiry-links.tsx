import { lazy, Suspense, useEffect, useState } from 'react';

import type { FollowedLink } from '../features/enquiry/followed-enquiry.tsx';

const load = () =>
  Promise.all([
    import('../features/enquiry/followed-enquiry.tsx'),
    import('./enquiry-provider.tsx'),
  ]);

const Followed = lazy(async () => {
  const [{ FollowedEnquiry }, { EnquiryProvider }] = await load();
  return {
    default: ({ link }: { link: FollowedLink }) => (
      <EnquiryProvider>
        <FollowedEnquiry link={link} />
      </EnquiryProvider>
    ),
  };
});

const enquiryLink = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-enquiry]') : null;

/**
 * Follows every `EnquiryLink` of the page. The links work without it; with it their message is kept and
 * can be sent in other ways. The code for that is fetched when a link is pointed at, touched or focused.
 */
export function EnquiryLinks() {
  const [followed, setFollowed] = useState<FollowedLink | null>(null);
  useEffect(() => {
    const warm = (event: Event) => {
      if (enquiryLink(event.target)) void load();
    };
    const follow = (event: MouseEvent) => {
      const link = enquiryLink(event.target);
      // A modified click asks for the browser's own behavior.
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      // The second click of a double click is the same request.
      if (event.detail > 1) return;
      const asksTimeZone = link.dataset['enquiry'] === 'time-zone';
      setFollowed({ href: link.href, asksTimeZone });
    };
    document.addEventListener('pointerover', warm);
    document.addEventListener('focusin', warm);
    document.addEventListener('click', follow);
    return () => {
      document.removeEventListener('pointerover', warm);
      document.removeEventListener('focusin', warm);
      document.removeEventListener('click', follow);
    };
  }, []);
  return (
    followed && (
      <Suspense>
        <Followed link={followed} />
      </Suspense>
    )
  );
}
