import type { ReactNode } from 'react';

import { developers, guides } from '../../content/pages/developers.ts';
import djangoFastapiConfig from '../../content/samples/files/django-fastapi-config.py?sample';
import djangoFastapiInstall from '../../content/samples/files/django-fastapi-install.sh?sample';
import djangoFastapiSample from '../../content/samples/files/django-fastapi-sample.py?sample';
import expressConfig from '../../content/samples/files/express-config.ts?sample';
import expressInstall from '../../content/samples/files/express-install.sh?sample';
import expressSample from '../../content/samples/files/express-sample.ts?sample';
import laravelSymfonyConfig from '../../content/samples/files/laravel-symfony-config.php?sample';
import laravelSymfonyInstall from '../../content/samples/files/laravel-symfony-install.sh?sample';
import laravelSymfonySample from '../../content/samples/files/laravel-symfony-sample.php?sample';
import railsConfig from '../../content/samples/files/rails-config.rb?sample';
import railsInstall from '../../content/samples/files/rails-install.sh?sample';
import railsSample from '../../content/samples/files/rails-sample.rb?sample';
import reactNextConfig from '../../content/samples/files/react-next-config.ts?sample';
import reactNextInstall from '../../content/samples/files/react-next-install.sh?sample';
import reactNextSample from '../../content/samples/files/react-next-sample.ts?sample';
import springConfig from '../../content/samples/files/spring-config.yaml?sample';
import springInstall from '../../content/samples/files/spring-install.kts?sample';
import springSample from '../../content/samples/files/spring-sample.java?sample';
import { Highlighted } from '../../ui/highlighted.tsx';
import { CodeBlock } from '../../ui/page-copy.tsx';

/** Six frameworks, each with a guide that opens in place when the address names it. */
export function FrameworkGuides() {
  return (
    <section id="frameworks" className="border-t border-line py-16 lg:py-24">
      <div className="wrap">
        <div>
          <FrameworkGrid />
        </div>
        <Guide id="react-next">
          <div>
            <GuideHead index={0} />
          </div>
          <div className="grid min-w-0 content-start gap-4">
            <CodeBlock name="install">
              <div>
                <p className="code-name">Install</p>
                <Highlighted sample={reactNextInstall} />
              </div>
            </CodeBlock>
            <CodeBlock name="configure">
              <div>
                <p className="code-name">Configure</p>
                <Highlighted sample={reactNextConfig} />
              </div>
            </CodeBlock>
            <CodeBlock name="use">
              <div>
                <p className="code-name">Use</p>
                <Highlighted sample={reactNextSample} />
              </div>
            </CodeBlock>
          </div>
        </Guide>
        <Guide id="express">
          <div>
            <GuideHead index={1} />
          </div>
          <div className="grid min-w-0 content-start gap-4">
            <CodeBlock name="install">
              <div>
                <p className="code-name">Install</p>
                <Highlighted sample={expressInstall} />
              </div>
            </CodeBlock>
            <CodeBlock name="configure">
              <div>
                <p className="code-name">Configure</p>
                <Highlighted sample={expressConfig} />
              </div>
            </CodeBlock>
            <CodeBlock name="use">
              <div>
                <p className="code-name">Use</p>
                <Highlighted sample={expressSample} />
              </div>
            </CodeBlock>
          </div>
        </Guide>
        <Guide id="spring">
          <div>
            <GuideHead index={2} />
          </div>
          <div className="grid min-w-0 content-start gap-4">
            <CodeBlock name="install">
              <div>
                <p className="code-name">Install</p>
                <Highlighted sample={springInstall} />
              </div>
            </CodeBlock>
            <CodeBlock name="configure">
              <div>
                <p className="code-name">Configure</p>
                <Highlighted sample={springConfig} />
              </div>
            </CodeBlock>
            <CodeBlock name="use">
              <div>
                <p className="code-name">Use</p>
                <Highlighted sample={springSample} />
              </div>
            </CodeBlock>
          </div>
        </Guide>
        <Guide id="django-fastapi">
          <div>
            <GuideHead index={3} />
          </div>
          <div className="grid min-w-0 content-start gap-4">
            <CodeBlock name="install">
              <div>
                <p className="code-name">Install</p>
                <Highlighted sample={djangoFastapiInstall} />
              </div>
            </CodeBlock>
            <CodeBlock name="configure">
              <div>
                <p className="code-name">Configure</p>
                <Highlighted sample={djangoFastapiConfig} />
              </div>
            </CodeBlock>
            <CodeBlock name="use">
              <div>
                <p className="code-name">Use</p>
                <Highlighted sample={djangoFastapiSample} />
              </div>
            </CodeBlock>
          </div>
        </Guide>
        <Guide id="laravel-symfony">
          <div>
            <GuideHead index={4} />
          </div>
          <div className="grid min-w-0 content-start gap-4">
            <CodeBlock name="install">
              <div>
                <p className="code-name">Install</p>
                <Highlighted sample={laravelSymfonyInstall} />
              </div>
            </CodeBlock>
            <CodeBlock name="configure">
              <div>
                <p className="code-name">Configure</p>
                <Highlighted sample={laravelSymfonyConfig} />
              </div>
            </CodeBlock>
            <CodeBlock name="use">
              <div>
                <p className="code-name">Use</p>
                <Highlighted sample={laravelSymfonySample} />
              </div>
            </CodeBlock>
          </div>
        </Guide>
        <Guide id="rails">
          <div>
            <GuideHead index={5} />
          </div>
          <div className="grid min-w-0 content-start gap-4">
            <CodeBlock name="install">
              <div>
                <p className="code-name">Install</p>
                <Highlighted sample={railsInstall} />
              </div>
            </CodeBlock>
            <CodeBlock name="configure">
              <div>
                <p className="code-name">Configure</p>
                <Highlighted sample={railsConfig} />
              </div>
            </CodeBlock>
            <CodeBlock name="use">
              <div>
                <p className="code-name">Use</p>
                <Highlighted sample={railsSample} />
              </div>
            </CodeBlock>
          </div>
        </Guide>
      </div>
    </section>
  );
}

/** Shown when the address names it; always where there is no script and on paper (`styles/code.css`). */
function Guide({ id, children }: { id: string; children: ReactNode }) {
  return (
    <section id={id} className="guide mt-12 border-t border-line-2 pt-10">
      <div className="grid gap-x-16 gap-y-9 lg:grid-cols-[1fr_1.6fr]">{children}</div>
    </section>
  );
}

function FrameworkGrid() {
  const [, frameworks] = developers.sections;
  return (
    <>
      <h2 className="max-w-[10.5em]">{frameworks.heading}</h2>
      <p className="mt-5 text-ink-2">{frameworks.paragraphs[0]}</p>
      <ul className="feature-grid mt-12 grid border-t border-line md:grid-cols-2 lg:grid-cols-3">
        {guides.map(({ id, name }, index) => (
          <li key={id} className="relative grid content-start border-b border-line py-7">
            <h3>{name}</h3>
            <p className="mt-2 text-ink-2">{frameworks.points[index]?.text}</p>
            <a href={`#${id}`} className="link stretched mt-4 w-fit text-ui font-semibold">
              View Integration<span className="visually-hidden">{` ${name}`}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

function GuideHead({ index }: { index: number }) {
  const guide = guides[index];
  if (!guide) throw new Error(`There is no guide ${index}`);
  return (
    <>
      <h3 className="text-[1.9rem]">{guide.name}</h3>
      <h4 className="mt-7">What to check</h4>
      <ul className="mt-3 grid list-disc gap-2 pl-5 text-ink-2">
        {guide.checks.map((check) => (
          <li key={check}>{check}</li>
        ))}
      </ul>
      <p className="mt-7 flex flex-wrap gap-x-6 gap-y-2 text-ui">
        <a className="link" href="/api?tab=endpoints">
          The calls behind it, to try
        </a>
        <a className="link" href="#frameworks">
          Close this guide
        </a>
      </p>
    </>
  );
}
