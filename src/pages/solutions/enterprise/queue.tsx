import { enterprise, loads, queueCaption } from '../../../content/pages/solutions/enterprise.ts';
import { queueFigure } from '../../../figures/queue.ts';
import { Figure } from '../../../ui/figure.tsx';
import { Words } from '../../../ui/words.tsx';

const [, , queue] = enterprise.sections;

/** Why a throughput figure says nothing about how long a request waits. */
export function Queue() {
  return (
    <section id={queue.id} className="band border-y border-line bg-night-2">
      <div className="wrap grid gap-x-20 gap-y-12 lg:grid-cols-[1fr_1.15fr]">
        <figure className="lg:sticky lg:top-28 lg:self-start">
          <Figure figure={queueFigure()} className="w-full max-w-[32rem]" />
          <figcaption className="mt-4 text-small text-ink-3">{queueCaption}</figcaption>
        </figure>
        <div>
          <h2 className="max-w-[9.5em]">{queue.heading}</h2>
          <div className="mt-7 grid gap-4 text-ink-2">
            {queue.paragraphs.map((paragraph) => (
              <p key={paragraph}>
                <Words>{paragraph}</Words>
              </p>
            ))}
          </div>
          <table className="mt-9 w-full text-left text-ui">
            <thead>
              <tr className="border-b border-line-2">
                <th scope="col" className="py-2 pr-4 font-semibold">
                  Load
                </th>
                <th scope="col" className="py-2 pr-4 font-semibold">
                  Service times
                </th>
                <th scope="col" className="py-2 font-semibold">
                  In practice
                </th>
              </tr>
            </thead>
            <tbody>
              {loads.map(({ load, times, meaning }) => (
                <tr key={load} className="border-b border-line">
                  <th scope="row" className="py-2.5 pr-4 font-semibold">
                    {load}
                  </th>
                  <td className="py-2.5 pr-4 text-beta">{times}</td>
                  <td className="py-2.5 text-ink-2">{meaning}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </section>
  );
}
