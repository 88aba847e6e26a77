/** The page of the editor: all texts, the form of one, and beside it the page that shows it. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';

import { decoded } from '../../src/lib/text/decoded.ts';
import { ask } from './ask.ts';
import type { Opened } from './desk.ts';
import { Faults } from './fields.tsx';
import type { Listed, Shelf } from './shelves.ts';
import { TextForm } from './text-form.tsx';

type All = { readonly shelves: readonly Shelf[]; readonly faults: readonly string[] };

/** The file that the address names: `#src/content/blog/one.mdx`. One without a name is new: `#src/content/blog/.mdx`. */
const asked = (): string => decoded(location.hash.slice(1));

function Row({ file, title, day, isDraft, faults, missing }: Listed) {
  const isOpen = asked() === file;
  const marks = [day, isDraft && 'draft', faults > 0 && `${faults} to mend`]
    .filter(Boolean)
    .join(' · ');
  const [, tag] = /\.([\w-]+)\.mdx$/.exec(file) ?? [];
  return (
    <li>
      <a href={`#${encodeURI(file)}`} aria-current={isOpen ? 'page' : undefined}>
        {tag ? `${title} (${tag})` : title}
      </a>{' '}
      <small>{marks}</small>
      {isOpen &&
        missing.map((one) => (
          <a key={one} className="add" href={`#${encodeURI(one)}`}>
            Translate: {one.replace(/^.*\//, '')}
          </a>
        ))}
    </li>
  );
}

const Shelves = ({ shelves }: Pick<All, 'shelves'>) => (
  <nav aria-label="Texts">
    {shelves.map(({ name, label, called, texts, isFixed }) => (
      <details key={name} open={asked().startsWith(`src/content/${name}/`)}>
        <summary>
          {label} ({texts.length})
        </summary>
        <ul>
          {!isFixed && (
            <li>
              <a className="add" href={`#src/content/${name}/.mdx`}>
                Write {called}
              </a>
            </li>
          )}
          {texts.map((one) => (
            <Row key={one.file} {...one} />
          ))}
        </ul>
      </details>
    ))}
  </nav>
);

function onAddress(changed: () => void) {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}

function Editor() {
  const file = useSyncExternalStore(onAddress, asked);
  const [all, setAll] = useState<All>();
  const [opened, setOpened] = useState<Opened>();
  // What was said of one text is not said of another.
  const [{ of, words }, tell] = useState({ of: '', words: '' });
  const said = of === file ? words : '';
  const say = (sentence: string) => tell({ of: file, words: sentence });
  const [turn, setTurn] = useState(0);
  // A form that is done begins anew, also with the text as it was.
  const [form, setForm] = useState(0);
  useEffect(() => {
    ask<All>(`texts?turn=${turn}`).then(setAll, ({ message }: Error) =>
      tell({ of: asked(), words: message }),
    );
  }, [turn]);
  useEffect(() => {
    if (file === '') return;
    ask<Opened>(`text?file=${encodeURIComponent(file)}&turn=${turn}`).then(
      // An answer may come late.
      (text) => text.file === asked() && setOpened(text),
      ({ message }: Error) => tell({ of: asked(), words: message }),
    );
  }, [file, turn]);

  const load = () => setTurn((before) => before + 1);
  const shelf = all?.shelves.find(({ name }) => file.startsWith(`src/content/${name}/`));
  const isHere = opened?.file === file;
  return (
    <>
      <header>
        <strong>Editor</strong>
        {all && all.faults.length > 0 && (
          <details>
            <summary>The build would stop</summary>
            <Faults of={all.faults} />
          </details>
        )}
      </header>
      <Shelves shelves={all?.shelves ?? []} />
      <main>
        {shelf && isHere ? (
          <TextForm
            key={`${file} ${opened.stamp} ${form}`}
            shelf={{ ...shelf, fields: opened.fields }}
            {...{ opened, said, say, load }}
            onDone={(sentence, next, saved) => {
              if (saved) setOpened(saved);
              setForm((before) => before + 1);
              tell({ of: next, words: sentence });
              location.hash = encodeURI(next);
              load();
            }}
          />
        ) : (
          <p role="status">
            {said || (all ? 'Choose a text, or write a new one.' : 'Reading all texts…')}
          </p>
        )}
      </main>
      {isHere && opened.stamp !== null && opened.address && (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- it shows the site's own page
        <iframe title="The page, as it is saved" src={opened.address} />
      )}
    </>
  );
}

createRoot(document.body).render(<Editor />);
