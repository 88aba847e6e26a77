/** What entries and the address have, the same in every language, and what a button shows. */
export type Choice<Value extends string = string> = {
  readonly value: Value;
  readonly label: string;
};

type Props<Value extends string> = {
  label: string;
  name: string;
  choices: readonly Choice<Value>[];
  firstOf: (value: Value) => string;
};

/** Replaces the filter's buttons without script: each link leads to the first entry with a choice. */
export const ChoiceLinks = <Value extends string>(props: Props<Value>) => (
  <noscript>
    <ul aria-label={props.label} className="flex flex-wrap gap-2">
      {props.choices.map(({ value, label }) => (
        <li key={value}>
          <a
            href={`?${props.name}=${encodeURIComponent(value)}#${props.firstOf(value)}`}
            className="btn btn-secondary"
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  </noscript>
);
