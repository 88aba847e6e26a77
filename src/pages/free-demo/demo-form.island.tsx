import { useEffect, useState } from 'react';

import { demoFormats } from '../../content/pages/free-demo/formats.ts';
import { type OpeningLine, RequestForm } from '../../features/request/request-form.tsx';
import { freeDemo } from './free-demo.request.ts';
import { hashName } from '../../lib/dom/address.ts';
import { interestedIn } from './words.ts';

/** The line that a format's card proposes, by a name in the address such as `#expert-consultation`. */
function lineFor(name: string): OpeningLine | null {
  const format = demoFormats.find(({ id }) => id === name);
  if (!format) return null;
  return { field: 'securityChallenges', prefix: interestedIn, text: format.term };
}

/** The demo request. Choosing a format's card above the form sets the message's first line. */
export default function DemoForm() {
  const [line, setLine] = useState<OpeningLine | null>(null);

  useEffect(() => {
    const follow = () => setLine(lineFor(hashName()));
    // Choosing the same card again fires no hashchange.
    const chooseAgain = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest('a');
      if (link && link.hash !== '' && link.hash === location.hash) follow();
    };
    follow();
    addEventListener('hashchange', follow);
    document.addEventListener('click', chooseAgain);
    return () => {
      removeEventListener('hashchange', follow);
      document.removeEventListener('click', chooseAgain);
    };
  }, []);

  return <RequestForm request={freeDemo} openingLine={line} />;
}
