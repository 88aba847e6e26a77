import { endpoints } from '../../content/api/endpoints.ts';
import { api } from '../../content/pages/api.ts';
import { sampleNames } from '../../config/sample-names.ts';
import { braidFigure } from '../../figures/braid.ts';
import { Figure } from '../../ui/figure.tsx';
import { PanelText } from './panel-text.tsx';

export function Overview() {
  const [overview] = api.sections;
  return (
    <>
      <div className="grid items-center gap-x-16 gap-y-10 lg:grid-cols-[1.2fr_1fr]">
        <PanelText section={overview}>
          <dl className="mt-2 grid gap-4 text-ui">
            <div>
              <dt>Base address (placeholder)</dt>
              <dd>
                <code className="text-ink">{sampleNames.API}</code>
              </dd>
            </div>
            <div>
              <dt>For machines</dt>
              <dd>
                <a className="link" href="/openapi.json" download>
                  openapi.json
                </a>{' '}
                (OpenAPI 3.1, example shapes marked)
              </dd>
            </div>
          </dl>
        </PanelText>
        <figure>
          <Figure figure={braidFigure()} className="w-full" />
          <figcaption className="mt-3 text-small text-ink-3">
            A permutation of sixteen and its inverse. What encrypt does, decrypt undoes, or refuses.
          </figcaption>
        </figure>
      </div>
      <ul className="mt-12 divide-y divide-line border-y border-line">
        {endpoints.map(({ id, title, method, endpoint, category }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="group grid gap-x-6 gap-y-1 py-4 sm:grid-cols-[1fr_2fr_2fr]"
            >
              <span className="font-semibold underline-offset-4 group-hover:underline">
                {title}
              </span>
              <code>
                <span className="mr-3 text-beta">{method}</span>
                {endpoint}
              </code>
              <span className="text-ui text-ink-2">{category}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
