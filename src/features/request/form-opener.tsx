import type { ReactNode } from 'react';

import { site } from '../../config/site.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { MailIcon } from '../../ui/icons.tsx';
import type { FormValues } from '../../ui/form/check-values.ts';
import type { DialogRequest } from './request-spec.ts';
import { templateUrl } from './form-template.ts';

type Props = {
  request: DialogRequest;
  children: ReactNode;
  look?: 'primary' | 'secondary';
  large?: boolean;
  /** What fields of the form hold at first, by name. */
  presets?: FormValues;
};

/**
 * A button that opens the dialog of a form. Without script a mail link stands in its place that asks the
 * same questions. `Requests` follows it, so it may stand in markup that the browser never gets as code.
 */
export function FormOpener({ request, presets, children, look, large }: Props) {
  return (
    <>
      <Button
        look={look}
        large={large}
        className="needs-script"
        aria-haspopup="dialog"
        data-form={request.id}
        data-presets={presets && JSON.stringify(presets)}
      >
        {children}
      </Button>
      <ButtonLink
        look={look}
        large={large}
        className="no-script"
        href={templateUrl(request, site.email)}
      >
        <MailIcon />
        {children}
      </ButtonLink>
    </>
  );
}
