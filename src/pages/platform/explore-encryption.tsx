import { enquiries } from '../../content/enquiries.ts';
import { exploreEncryption } from '../../content/pages/platform/explore-encryption.ts';
import { EnquiryLink } from '../../features/enquiry/enquiry-link.tsx';
import type { PageProps } from '../../page-props.ts';
import { ArgumentPage } from '../../sections/argument-page.tsx';
import { Static } from '../../ui/static.tsx';
import { Lab } from './explore-encryption/lab.tsx';

export function Page({ path }: PageProps) {
  return (
    <>
      <Static>
        <ArgumentPage
          argument={exploreEncryption}
          closing={
            <>
              <EnquiryLink look="primary" large enquiry={enquiries.encryptionDemo} path={path} />
              <EnquiryLink large enquiry={enquiries.encryptionTrial} path={path} />
            </>
          }
        />
      </Static>
      <Lab path={path} />
    </>
  );
}
