import type { Lead } from './deliver.ts';

type Written = {
  message: { readonly subject: string; readonly body: string };
  form: {
    readonly id: string;
    readonly path: string;
    readonly values: Readonly<Record<string, string>>;
  };
};

/** What an endpoint is sent for a form that was filled in: its message for people, its values for programs. */
export const leadOf = ({ message, form }: Written, writtenAt: Date): Lead => ({
  version: 1,
  form: form.id,
  page: form.path,
  writtenAt: writtenAt.toISOString(),
  subject: message.subject,
  text: message.body,
  values: form.values,
});
