import type * as v from 'valibot';

import type { Delivery } from '../../config/site-facts.ts';
import type { MailMessage } from '../../lib/mailto.ts';
import type { FormValues } from '../../ui/form/check-values.ts';
import type { FieldGroup } from '../../ui/form/field-spec.ts';
import type { Notice } from '../../ui/notices/notices.ts';

/** What a message may say beyond the form's own fields. */
export type ComposeContext = {
  /** The vendor's name, for greetings. */
  siteName: string;
  /** Address of the page the request was written on. */
  page: string;
  /** IANA name of the visitor's time zone; empty if the browser does not tell. */
  timeZone: string;
};

/** A request that has a form: its questions, what is refused, the message, and the notices. */
export type RequestSpec = {
  /** Names the form in the Outbox and among drafts. */
  id: string;
  /** The subject while there is no company yet to name: for mail links of pages without script. */
  subject: string;
  groups: readonly FieldGroup[];
  /** Whether the visitor may have the message sealed, or it always is; where a key is published. */
  seal?: 'offered' | 'always';
  submitLabel: string;
  busyLabel: string;
  schema: v.GenericSchema<FormValues, FormValues>;
  /** The notice of a refused submit, for requests that have one. */
  refused?: (values: FormValues) => Notice | undefined;
  compose: (values: FormValues, context: ComposeContext) => Pick<MailMessage, 'subject' | 'body'>;
  /** The notice of a message that was handed over, to the mail app or to the endpoint. */
  success?: (context: ComposeContext, by: Delivery['by']) => Notice;
  failure: Notice;
  /** Whether the fields are emptied once the message is handed over. */
  afterwards: 'clear' | 'keep';
};

/** A request whose form stands in a dialog. */
export type DialogRequest = RequestSpec & {
  title: string;
  subtitle: string;
};

/** Every field of a request, in the order they are asked. */
export const fieldsOf = ({ groups }: Pick<RequestSpec, 'groups'>) =>
  groups.flatMap(({ fields }) => fields);
