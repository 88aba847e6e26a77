import { site } from '../../config/site.ts';
import type { RequestSpec } from './request-spec.ts';
import { templateUrl } from './form-template.ts';

/** What stands in a form's place without script: the same questions as an e-mail to fill in. */
export function PlainFormLink({ request }: { request: RequestSpec }) {
  return (
    <p>
      The form needs a script, and scripts are off here.{' '}
      <a className="link" href={templateUrl(request, site.email)}>
        Open an e-mail with the same questions
      </a>{' '}
      or write to <span className="select-all">{site.email}</span>.
    </p>
  );
}
