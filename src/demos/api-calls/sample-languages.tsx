import { useObservable } from '../../ui/use-observable.ts';
import { sampleLanguage } from './sample-language.ts';
import { snippetLanguages } from './snippets.ts';
import './sample-languages.css';

export function SampleLanguages() {
  const chosen = useObservable(sampleLanguage, sampleLanguage.serverValue);
  return (
    <div role="group" aria-label="Language of the samples" className="languages needs-script">
      {snippetLanguages.map(({ id, label }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === chosen}
          onClick={() => {
            sampleLanguage.write(id);
            // Hydrates the other samples, so that they change too.
            dispatchEvent(new Event('pagestate'));
          }}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
