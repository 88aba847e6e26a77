import type { ComponentProps, ReactNode } from 'react';

import { site } from '../../config/site.ts';
import { data } from '../../lib/dom/attributes.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ByMail } from '../../ui/by-mail.tsx';
import type { FormValues } from '../../ui/form/form-values.ts';
import { MailIcon } from '../../ui/icons.tsx';
import { InlineText } from '../../ui/inline-text.tsx';
import { templateUrl } from './format-answers.ts';
import type { DialogRequest, RequestSpec } from './request-spec.ts';
import * as words from './words.ts';
import { sealingOffered } from '../../config/owner-keys.ts';

type SealedOpenerProps = ComponentProps<typeof Button> & {
  /** Initial subject. */
  subject: string;
};

/** Opens the sealed message's form. Renders nothing if no key is published. */
export function SealedOpener({ subject, ...props }: SealedOpenerProps) {
  if (!sealingOffered) return null;
  return (
    <Button
      {...props}
      className="needs-script"
      aria-haspopup="dialog"
      {...data({ form: 'sealed-message', presets: JSON.stringify({ subject }) })}
    />
  );
}

type Props = {
  request: DialogRequest;
  children: ReactNode;
  look?: 'primary' | 'secondary';
  large?: boolean;
  /** Initial values by field name. */
  presets?: FormValues;
};

/**
 * A button that opens a form's dialog; without script, a mail link with the same questions. Works in
 * prerendered markup: `runtime/open-overlays.ts` handles the press.
 */
export function FormOpener({ request, presets, children, look, large }: Props) {
  return (
    <ByMail reply={request.reply} plain>
      <Button
        look={look}
        large={large}
        className="needs-script"
        aria-haspopup="dialog"
        {...data({ form: request.id, presets: presets && JSON.stringify(presets) })}
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
    </ByMail>
  );
}

/** Replaces a form without script: a mail link with the same questions. */
export function PlainFormLink({ request }: { request: RequestSpec }) {
  return (
    <p className="no-script">
      <InlineText
        values={{
          link: (
            <a className="link" href={templateUrl(request, site.email)}>
              {words.plainForm}
            </a>
          ),
          email: site.email,
        }}
      >
        {words.noScript}
      </InlineText>
    </p>
  );
}
