/** A request without a form: a mail link with a fixed message. */
export type FixedRequest = {
  readonly subject: string;
  /** The body between the greeting and the page's address. */
  readonly text: string;
  /** When we answer, for example "24 hours"; without it, as soon as to a general question. */
  readonly reply?: string;
  /** Whether to add the visitor's time zone. */
  readonly asksTimeZone?: boolean;
  /** The pages with this request, and its label there. None for requests made on the page itself. */
  readonly uses?: readonly { readonly on: string; readonly label: string }[];
};
