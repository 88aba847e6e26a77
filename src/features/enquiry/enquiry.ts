import type { MailMessage } from '../../lib/mailto.ts';
import type { FieldErrors, FieldGroup } from '../../ui/form/field-spec.ts';
import type { Notice } from '../../ui/notices/notices.ts';

/** What a visitor typed, by field name. */
export type Values = Readonly<Record<string, string>>;

/** What a message may say beyond the form's own fields. */
export type ComposeContext = {
  /** The vendor's name, for greetings. */
  siteName: string;
  /** Address of the page the request was written on. */
  page: string;
  /** IANA name of the visitor's time zone; empty where the browser does not tell. */
  timeZone: string;
};

export type CheckResult =
  | { ok: true; values: Values }
  | { ok: false; errors: FieldErrors; notice?: Notice };

/** A request a visitor can send: what is asked, what is refused, what is written, what is said afterwards. */
export type Enquiry = {
  /** Names the form in the Outbox and among drafts. */
  id: string;
  /** What the request is called where there is no company yet to name: mail links for pages without script. */
  subject: string;
  groups: readonly FieldGroup[];
  submitLabel: string;
  busyLabel: string;
  check: (values: Values) => CheckResult;
  compose: (values: Values, context: ComposeContext) => Pick<MailMessage, 'subject' | 'body'>;
  success?: (context: ComposeContext) => Notice;
  failure: Notice;
  /** Whether the fields are emptied once the message is handed over. */
  afterwards: 'clear' | 'keep';
};

/** A request whose form stands in a dialog. */
export type DialogEnquiry = Enquiry & {
  title: string;
  subtitle: string;
};

/** Every field of a request, in the order they are asked. */
export const fieldsOf = ({ groups }: Pick<Enquiry, 'groups'>) =>
  groups.flatMap(({ fields }) => fields);
