import { applications, enquiries } from '../content/enquiries.ts';
import { careers, noAttachments } from '../content/pages/careers.ts';
import { EnquiryLink } from '../features/enquiry/enquiry-link.tsx';
import { linksByTerm } from '../features/enquiry/links-by-term.tsx';
import type { PageProps } from '../page-props.ts';
import { ArgumentPage } from '../sections/argument-page.tsx';
import { Static } from '../ui/static.tsx';

export function Page({ path }: PageProps) {
  const note = <p className="max-w-[42rem] text-ink-2">{noAttachments}</p>;
  return (
    <Static>
      <ArgumentPage
        argument={careers}
        beside={linksByTerm(applications, path)}
        below={{
          positions: note,
          apply: (
            <div className="grid justify-items-start gap-4">
              <EnquiryLink
                look="primary"
                large
                enquiry={enquiries.generalApplication}
                path={path}
              />
              {note}
            </div>
          ),
        }}
      />
    </Static>
  );
}
