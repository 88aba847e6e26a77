import { Words } from '../ui/words.tsx';

type Props = {
  heading: string;
  paragraphs?: readonly string[];
  /** Words beside the heading, or under it. */
  beside?: boolean;
};

/** The point of a section, and what there is to say before it is shown. */
export function SectionHead({ heading, paragraphs, beside = false }: Props) {
  return (
    <div
      className={
        beside
          ? 'grid gap-x-16 gap-y-6 lg:grid-cols-[1.2fr_1fr] lg:items-end'
          : 'grid grid-cols-1 content-start gap-6'
      }
    >
      <h2 className="max-w-[12.5em]">{heading}</h2>
      {paragraphs && (
        <div className="grid max-w-[42rem] gap-4 text-ink-2">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <Words>{paragraph}</Words>
            </p>
          ))}
        </div>
      )}
    </div>
  );
}
