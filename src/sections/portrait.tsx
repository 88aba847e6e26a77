import { contentImage } from 'virtual:content-images';

import { monogramFigure } from '../figures/pages/monogram.ts';
import { LazyFigure } from '../ui/lazy-figure.tsx';

type Person = { name: string; role: string; line: string; photo?: string };

type PictureProps = Pick<Person, 'name' | 'photo'> & { className: string };

/** A photograph, or else a drawing generated from the name. Both are decorative beside the name. */
const Picture = ({ name, photo, className }: PictureProps) =>
  photo ? (
    <img
      {...contentImage(photo)}
      alt=""
      loading="lazy"
      className={`${className} h-auto rounded-md`}
    />
  ) : (
    <LazyFigure figure={monogramFigure(name)} decorative className={`${className} h-auto`} />
  );

export function Portraits({ people }: { people: readonly Person[] }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7.5rem),1fr))] gap-x-6 gap-y-12 sm:gap-x-8 lg:grid-cols-4">
      {people.map(({ name, role, line, photo }) => (
        <li key={name}>
          <Picture name={name} photo={photo} className="mb-6 w-full max-w-64" />
          <h3>{name}</h3>
          <p className="mt-1 text-ui">{role}</p>
          <p className="mt-3 text-ink-2">{line}</p>
        </li>
      ))}
    </ul>
  );
}

/** A compact list of people. */
export function PortraitList({ people }: { people: readonly Person[] }) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {people.map(({ name, role, line, photo }) => (
        <li key={name} className="grid items-center gap-x-16 gap-y-4 py-6 lg:grid-cols-[7fr_5fr]">
          <div className="flex flex-wrap items-center gap-6">
            <Picture name={name} photo={photo} className="w-16 shrink-0 sm:w-20" />
            <div className="min-w-0 flex-[1_1_7.5rem]">
              <h3>{name}</h3>
              <p className="text-ui text-ink-2">{role}</p>
            </div>
          </div>
          <p className="text-ink-2">{line}</p>
        </li>
      ))}
    </ul>
  );
}
