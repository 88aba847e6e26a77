import type { ComponentProps, ReactNode } from 'react';

import { site } from '../../config/site.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ByMail } from '../../ui/by-mail.tsx';
import type { FormValues } from '../../ui/form/form-values.ts';
import { MailIcon } from '../../ui/icons.tsx';
import { FilledText } from '../../ui/inline-text.tsx';
import { Opener } from '../../ui/opener.tsx';
import { templateUrl } from './format-answers.ts';
import type { DialogRequest, RequestSpec } from './request-spec.ts';
import * as words from './words.ts';
import { sealingOffered } from '../../config/owner-keys.ts';

type SealedOpenerProps = Pick<ComponentProps<typeof Opener>, 'children' | 'onClick'> & {
  /** Initial subject. */
  subject: string;
};

/** Opens the sealed message's form. Renders nothing if no key is published. */
export function SealedOpener({ subject, ...props }: SealedOpenerProps) {
  if (!sealingOffered) return null;
  return (
    <Opener
      {...props}
      opens="sealed-message"
      look="secondary"
      className="needs-script"
      presets={{ subject }}
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
 * A button that opens a form's dialog; without script, a mail link with the same questions.
 */
export function FormOpener({ request, presets, children, look, large }: Props) {
  return (
    <ByMail reply={request.reply} plain>
      <Opener
        opens={request.id}
        look={look ?? 'secondary'}
        large={large}
        className="needs-script"
        presets={presets}
      >
        {children}
      </Opener>
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
      <FilledText
        text={words.noScript}
        values={{
          link: (
            <a className="link" href={templateUrl(request, site.email)}>
              {words.plainForm}
            </a>
          ),
          email: site.email,
        }}
      />
    </p>
  );
}
