import { legalDocument } from '../content/legal.ts';
import { LegalText } from '../sections/legal-text.tsx';
import { HeadingLinks } from '../ui/heading-links.tsx';
import { Static } from '../ui/static.tsx';

export function Page() {
  return (
    <>
      <Static>
        <Text />
      </Static>
      <HeadingLinks />
    </>
  );
}

const Text = () => <LegalText document={legalDocument('terms')} />;
