import { developers, guides, guideWords } from '../../content/pages/developers.ts';
import { byId } from '../../lib/records.ts';
import { addressOfSample } from '../../content/samples/sample-files.ts';
import { FetchedEditor } from '../../ui/surface/editor.tsx';
import './framework-guides.css';
import { Items } from '../../ui/texts.tsx';

const points = byId(byId(developers.sections).frameworks.points);

/** Each with the end of its samples' names. */
const stages = [
  ['Install', 'install'],
  ['Configure', 'config'],
  ['Use', 'sample'],
] as const;

export const FrameworkGrid = () => (
  <ul className="feature-grid grid border-t border-line md:grid-cols-2 lg:grid-cols-3">
    {guides.map(({ id, name }) => (
      <li key={id} className="relative grid grid-rows-[auto_1fr_auto] border-b border-line py-7">
        <h3>{name}</h3>
        <p className="mt-2 text-ink-2">{points[id].text}</p>
        <a href={`#${id}`} className="link stretched mt-4 w-fit font-semibold">
          {guideWords.open}
          <span className="visually-hidden">{` ${name}`}</span>
        </a>
      </li>
    ))}
  </ul>
);

/** A guide shows when the hash names it. Without script and in print all show. */
export const FrameworkGuides = () =>
  guides.map(({ id, name, checks }) => (
    <section key={id} id={id} className="guide mt-12 border-t border-line-2 pt-10">
      <div className="grid gap-x-16 gap-y-9 lg:grid-cols-[1fr_1.6fr]">
        <div>
          <h3>{name}</h3>
          <h4 className="mt-7">{guideWords.checks}</h4>
          <ul className="mt-3 grid list-disc gap-2 pl-5 text-ink-2">
            <Items of={checks} />
          </ul>
          <p className="mt-5 flex flex-wrap gap-x-6">
            <a className="link inline-flex min-h-11 items-center" href="/api?tab=endpoints">
              Try the API calls
            </a>
            <a className="link inline-flex min-h-11 items-center" href="#frameworks">
              Close this guide
            </a>
          </p>
        </div>
        <div className="grid min-w-0 content-start gap-4">
          {stages.map(([stage, sample]) => (
            <FetchedEditor
              key={stage}
              title={stage}
              name={`${stage.toLowerCase()} for ${name}`}
              address={addressOfSample(`${id}-${sample}`)}
            />
          ))}
        </div>
      </div>
    </section>
  ));
