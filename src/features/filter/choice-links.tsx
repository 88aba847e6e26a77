type Props<Choice extends string> = {
  label: string;
  name: string;
  choices: readonly Choice[];
  firstOf: (choice: Choice) => string;
};

/** Replaces the filter's buttons without script: each link leads to the first entry with a choice. */
export const ChoiceLinks = <Choice extends string>(props: Props<Choice>) => (
  <noscript>
    <ul aria-label={props.label} className="flex flex-wrap gap-2">
      {props.choices.map((choice) => (
        <li key={choice}>
          <a
            href={`?${props.name}=${encodeURIComponent(choice)}#${props.firstOf(choice)}`}
            className="btn btn-secondary"
          >
            {choice}
          </a>
        </li>
      ))}
    </ul>
  </noscript>
);
