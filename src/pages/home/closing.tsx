import { startDemo } from '../../content/start-demo.ts';
import { summary } from '../../content/home.ts';
import { requests } from '../../content/requests.ts';
import { RequestLink } from '../../features/request/request-link.tsx';
import { HomeField } from '../../sections/field.tsx';
import { Closing as ClosingSection } from '../../sections/closing.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Paragraphs } from '../../ui/texts.tsx';

export const Closing = ({ path }: { path: string }) => (
  <>
    <ClosingSection
      heading="Join the Security Revolution"
      actions={
        <>
          <ButtonLink look="primary" large href={startDemo.to}>
            {startDemo.label}
          </ButtonLink>
          <RequestLink large request={requests.demo} path={path} />
        </>
      }
      field={<HomeField />}
    />
    <div className="wrap py-10">
      <details className="max-w-[42rem] text-ink-2">
        <summary className="w-fit py-2 font-semibold">Page summary</summary>
        <div className="mt-2 grid gap-3">
          <Paragraphs of={summary} />
        </div>
      </details>
    </div>
  </>
);
