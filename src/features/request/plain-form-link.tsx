import { site } from '../../config/site.ts';
import { plainForm } from './labels.ts';
import type { RequestSpec } from './request-spec.ts';
import { templateUrl } from './form-template.ts';

/** Replaces a form without script: a mail link with the same questions. */
export function PlainFormLink({ request }: { request: RequestSpec }) {
  return (
    <p className="no-script">
      The form needs a script, and scripts are off here.{' '}
      <a className="link" href={templateUrl(request, site.email)}>
        {plainForm}
      </a>{' '}
      or write to {site.email}.
    </p>
  );
}
