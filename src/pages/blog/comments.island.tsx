import type { ComponentProps } from 'react';

import { commentOn } from '../../content/ask-us.ts';
import { sendToAuthors } from '../../content/request-words.ts';
import { Comments } from '../../features/comments/comments.tsx';
import { RequestLink } from '../../features/request/request-link.tsx';

type Props = Omit<ComponentProps<typeof Comments>, 'mailing'> & {
  /** Path of the article. */
  path: string;
};

/** The comments under an article. Each is shown to its writer alone, so the authors can get it by mail. */
export default ({ path, ...props }: Props) => (
  <Comments
    {...props}
    mailing={(text) => (
      <RequestLink request={commentOn(text)} path={path}>
        {sendToAuthors}
      </RequestLink>
    )}
  />
);
