import { useEffect, useState } from 'react';

import { demoFormats } from '../../content/pages/free-demo.ts';
import { EnquiryForm } from '../../features/enquiry/enquiry-form.tsx';
import { freeDemo } from '../../features/enquiry/free-demo/free-demo.ts';
import type { OpeningLine } from '../../features/enquiry/opening-line.ts';

/** The line that a card writes into the challenges, for an address such as `#expert-consultation`. */
function lineFor(hash: string): OpeningLine | null {
  const format = demoFormats.find(({ id }) => hash === `#${id}`);
  if (!format) return null;
  return { field: 'securityChallenges', prefix: 'I am interested in: ', text: format.term };
}

/** The demo request; the cards above it each propose its first line. */
export function DemoForm() {
  const [line, setLine] = useState<OpeningLine | null>(null);

  useEffect(() => {
    const follow = () => setLine(lineFor(location.hash));
    // The address does not change when the same card is chosen again.
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

  return <EnquiryForm enquiry={freeDemo} openingLine={line} />;
}
