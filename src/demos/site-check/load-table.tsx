import { grouped } from '../../lib/text/format.ts';
import * as labels from './words.ts';
import { isForeign, type SeenLoad } from './site-check.ts';

type Props = { requests: readonly SeenLoad[]; origin: string };

const bytesOf = (bytes: number): string =>
  bytes === 0 ? 'from the cache, or not told' : grouped(bytes);

/** Every request of this page. Requests to other origins are highlighted. */
export function LoadTable({ requests, origin }: Props) {
  return (
    <div>
      <h3>Every request this page made</h3>
      <div
        className="scrolling mt-4 max-h-[26rem]"
        role="region"
        aria-label={labels.requests}
        tabIndex={0}
      >
        <table className="readings min-w-[36rem]">
          <thead>
            <tr>
              <th scope="col">File</th>
              <th scope="col">Origin</th>
              <th scope="col">Asked for by</th>
              <th scope="col">Bytes received</th>
            </tr>
          </thead>
          <tbody>
            {requests.map((request, index) => {
              const { pathname, origin: theirs } = new URL(request.url);
              const foreign = isForeign(request, origin);
              const own = theirs === origin ? 'this site' : `${theirs}, which takes forms`;
              return (
                <tr key={index} className={foreign ? 'text-attack' : undefined}>
                  <td>
                    <code translate="no" className="wrap-anywhere">
                      {pathname}
                    </code>
                  </td>
                  <td className="whitespace-nowrap">
                    {foreign ? <b>{theirs}, another origin</b> : own}
                  </td>
                  <td>{request.by}</td>
                  <td>{bytesOf(request.bytes)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </div>
  );
}
