import type { Lead } from './deliver.ts';

type SubmittedForm = {
  message: { readonly subject: string; readonly body: string };
  form: {
    readonly id: string;
    readonly path: string;
    readonly values: Readonly<Record<string, string>>;
  };
};

export const createLead = ({ message, form }: SubmittedForm, writtenAt: Date): Lead => ({
  version: 1,
  form: form.id,
  page: form.path,
  writtenAt: writtenAt.toISOString(),
  subject: message.subject,
  text: message.body,
  values: form.values,
});
