import { legalDocument } from '../content/legal.ts';
import { LegalText } from '../sections/legal-text.tsx';

export function Page() {
  return (
    <>
      <div>
        <Text />
      </div>
      <i hidden data-enhance="heading-links" />
    </>
  );
}

const Text = () => <LegalText document={legalDocument('terms')} />;
