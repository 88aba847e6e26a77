import * as labels from '../../config/words.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Opener } from '../../ui/opener.tsx';

/** Opens the feed dialog; without script it is a link to the feed itself. */
export const SubscribeButton = () => (
  <>
    {/* First: if its dialog fails to load, a button follows the link after it, and the feed is no page. */}
    <ButtonLink look="primary" large className="no-script" href="/rss.xml">
      {labels.subscribe}
    </ButtonLink>
    <Opener opens="feed" look="primary" large className="needs-script">
      {labels.subscribe}
    </Opener>
  </>
);
