import { dayMatrix } from '../../../content/pages/platform/discover-controls.ts';
import { fill } from '../../../lib/text/fill.ts';
import {
  type AccessAttempt,
  attributes,
  decide,
  valueLabels,
} from '../../../models/policy/decide.ts';
import { example } from '../../../models/policy/example-policy.ts';

const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);
const { role: roles, resource: resources, place: places } = attributes;

/** For each hour, the share of places from which a role may open a resource on a managed device. */
const sharesOf = ({
  role,
  resource,
}: Pick<AccessAttempt, 'role' | 'resource'>): readonly number[] =>
  hours.map(
    (time) =>
      places.filter(
        (place) =>
          decide(example, { role, resource, place, time, device: 'managed' }).effect === 'allow',
      ).length / places.length,
  );

/** For example "from 00:00: 0 of 3 places, from 07:00: 2 of 3 places". */
function describeDay(shares: readonly number[]): string {
  const runs = shares.flatMap((share, hour) =>
    share === shares[hour - 1] ? [] : [{ share, from: hour }],
  );
  return runs
    .map(({ share, from }) =>
      fill(dayMatrix.from, {
        time: hours[from] ?? '',
        open: Math.round(share * places.length),
        all: places.length,
      }),
    )
    .join(', ');
}

/** The id of a heading cell. Cells name theirs, because `scope` is not enough with several levels of rows. */
const idOf = (...of: readonly string[]) => ['day', ...of].join('-');

/** What the example policy decides for every role, resource and hour. */
export const DayMatrix = () => (
  <table className="w-full text-start md:table-fixed">
    <caption className="visually-hidden">{dayMatrix.caption}</caption>
    <thead>
      <tr className="mono text-ink-2 max-md:hidden">
        <th id={idOf('role')} scope="col" className="w-40 font-medium">
          {dayMatrix.role}
        </th>
        <th id={idOf('resource')} scope="col" className="w-48 font-medium">
          {dayMatrix.resource}
        </th>
        <th id={idOf('hours')} scope="col" aria-label={dayMatrix.hours} className="font-medium">
          <span className="flex justify-between">
            <span>00:00</span>
            <span>06:00</span>
            <span>12:00</span>
            <span>18:00</span>
            <span>24:00</span>
          </span>
        </th>
      </tr>
    </thead>
    {roles.map((role) => (
      <tbody key={role} className="border-t border-line-2">
        {resources.map((resource, index) => (
          <tr
            key={resource}
            className={[
              'max-md:grid',
              index === 0 && 'max-md:pt-3 md:*:pt-3',
              index === resources.length - 1 && 'md:*:pb-3',
            ]
              .filter(Boolean)
              .join(' ')}
          >
            {index === 0 && (
              <th
                id={idOf(role)}
                scope="rowgroup"
                rowSpan={resources.length}
                className="align-top text-h4"
              >
                {valueLabels[role]}
                <span
                  aria-hidden="true"
                  className="mono mt-2 flex justify-between font-medium text-ink-2 md:hidden"
                >
                  {[0, 6, 12, 18, 24].map((hour) => (
                    <span
                      key={hour}
                      className="max-[20rem]:even:hidden"
                    >{`${String(hour).padStart(2, '0')}:00`}</span>
                  ))}
                </span>
              </th>
            )}
            <th id={idOf(role, resource)} scope="row" className="pe-4 font-normal text-ink-2">
              {valueLabels[resource]}
            </th>
            <td headers={[idOf('hours'), idOf(role), idOf(role, resource)].join(' ')}>
              <Day shares={sharesOf({ role, resource })} />
            </td>
          </tr>
        ))}
      </tbody>
    ))}
  </table>
);

const Day = ({ shares }: { shares: readonly number[] }) => (
  <svg
    viewBox="0 0 480 16"
    className="block w-full fill-signal max-md:mb-2"
    role="img"
    aria-label={describeDay(shares)}
  >
    {shares.map((share, hour) => (
      <circle
        key={hour}
        cx={10 + 20 * hour}
        cy="8"
        r={share === 0 ? 1.5 : Math.round(70 * Math.sqrt(share)) / 10}
        className={share === 0 ? 'fill-edge' : undefined}
      />
    ))}
  </svg>
);
