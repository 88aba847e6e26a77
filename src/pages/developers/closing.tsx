import { enquiries } from '../../content/enquiries.ts';
import { developerResources, developers } from '../../content/pages/developers.ts';
import { EnquiryLink } from '../../features/enquiry/enquiry-link.tsx';
import { ArgumentSection } from '../../sections/argument-section.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { ExternalLink } from '../../ui/external-link.tsx';

export function DevelopersClosing({ path }: { path: string }) {
  const [, , resources, order] = developers.sections;
  return (
    <>
      <section id={resources.id} className="border-t border-line py-16 lg:py-24">
        <div className="wrap grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.6fr]">
          <div>
            <h2>{resources.heading}</h2>
            <p className="mt-6 text-ink-2">{resources.paragraphs[0]}</p>
          </div>
          <ul className="grid border-t border-line gap-x-10 sm:grid-cols-2">
            {developerResources.map(({ label, text, to }) => (
              <li key={to} className="border-b border-line py-5">
                <a
                  className="link font-semibold"
                  href={to}
                  download={to.endsWith('.json') || undefined}
                >
                  {label}
                </a>
                <p className="mt-1 text-ui text-ink-2">{text}</p>
              </li>
            ))}
            <li className="border-b border-line py-5">
              <EnquiryLink enquiry={enquiries.documentationAccess} path={path}>
                Request more documentation
              </EnquiryLink>
            </li>
          </ul>
        </div>
      </section>
      <div className="border-t border-line">
        <ArgumentSection section={order} shape="list" />
      </div>
      <section className="border-t border-line py-12">
        <div className="wrap grid gap-x-12 gap-y-4 lg:grid-cols-[1fr_2fr]">
          <h2 className="text-h3">Sources</h2>
          <ul className="grid gap-1.5 text-ui text-ink-2">
            {developers.sources.map(({ label, href }) => (
              <li key={href}>
                <ExternalLink href={href}>{label}</ExternalLink>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <div className="border-t border-line py-16">
        <div className="wrap">
          <ButtonLink look="primary" large href={developers.next.to}>
            {developers.next.label}
          </ButtonLink>
        </div>
      </div>
    </>
  );
}
