import { requests } from '../../content/requests.ts';
import { developerResources, developers } from '../../content/pages/developers.ts';
import { RequestLink } from '../../features/request/request-link.tsx';
import { ArgumentEnd } from '../../sections/argument-end.tsx';
import { ArgumentSection } from '../../sections/argument-section.tsx';

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
              <RequestLink request={requests.documentationAccess} path={path}>
                Request more documentation
              </RequestLink>
            </li>
          </ul>
        </div>
      </section>
      <div className="border-t border-line">
        <ArgumentSection section={order} shape="list" />
      </div>
      <ArgumentEnd argument={developers} />
    </>
  );
}
