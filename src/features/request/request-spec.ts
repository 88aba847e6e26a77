import { byDelivery } from '../../config/delivery.ts';
import type { Delivery } from '../../config/site-facts.ts';
import type { DialogName } from '../../lib/dom/attributes.ts';
import type { MailMessage } from '../../lib/mail/mailto.ts';
import type { FormValues } from '../../ui/form/form-values.ts';
import { type FieldGroup, type FieldSpec, isRequired } from '../../ui/form/field-spec.ts';
import type { NoticeText } from '../../ui/notices/notices.ts';
import * as words from './words.ts';

/** Facts for a message besides the form's fields. */
export type ComposeContext = {
  /** The vendor's name, for greetings. */
  siteName: string;
  /** URL of the page. */
  page: string;
  /** IANA name of the visitor's time zone; empty if unknown. */
  timeZone: string;
};

/** A request with a form: its fields, schema, message and notices. */
export type RequestSpec = {
  /** Identifies the form in the Outbox and in drafts. */
  id: string;
  /** The subject without the company, for mail links without script. */
  subject: string;
  groups: readonly FieldGroup[];
  /** Whether a phone shows one group at a time. */
  inSteps?: boolean;
  /** Whether sealing is optional or required. Ignored without a published key. */
  seal?: 'offered' | 'always';
  /** When we answer, for example "2 business days". */
  reply?: string;
  /** What the message asks of us besides. */
  replyAsked?: string;
  submitLabel: string;
  busyLabel: string;
  /** What is said of invalid values, besides the message at each field. */
  refused?: (values: FormValues) => NoticeText | undefined;
  compose: (values: FormValues, context: ComposeContext) => Pick<MailMessage, 'subject' | 'body'>;
  /** What is said of a message that was handed over, to the mail app or to the endpoint. */
  success?: (context: ComposeContext, by: Delivery['by']) => NoticeText;
  failure: NoticeText;
  /** What happens to the fields after the hand-off. */
  afterwards: 'clear' | 'keep';
};

/** A request whose form is in a dialog, which its id names. */
export type DialogRequest = RequestSpec & { id: DialogName; title: string; subtitle: string };

/** On the button of a form whose message is on its way. */
export const handingOver = byDelivery({ mail: words.openingMailApp, endpoint: words.sending });

/** In the order of the form. */
export const fieldsOf = ({ groups }: Pick<RequestSpec, 'groups'>) =>
  groups.flatMap(({ fields }) => fields);

/** A part of a form as it is shown: a group, or what is closed at first because none of its fields is needed. */
export type Part = {
  readonly legend?: string | undefined;
  readonly fields: readonly FieldSpec[];
  readonly folded?: boolean;
};

/** A form with more fields folds those that it can do without. */
const mostFields = 6;

const isAsked = (field: FieldSpec) => isRequired(field) || field.marked === true;

/** The parts of a form: its groups and, at the end of a long form, what it folds. */
export function partsOf({ groups }: Pick<RequestSpec, 'groups'>): readonly Part[] {
  const fields = fieldsOf({ groups });
  const folded = fields.filter((field) => !isAsked(field));
  if (fields.length <= mostFields || folded.length < 2) return groups;
  const asked = groups.map(({ legend, fields: all }) => ({ legend, fields: all.filter(isAsked) }));
  return [...asked.filter((part) => part.fields.length > 0), { fields: folded, folded: true }];
}
