import type { Endpoint } from '../../content/api/endpoints.ts';

type Props = { caption: string; fields: Endpoint['request'] };

export const Fields = ({ caption, fields }: Props) => (
  <>
    <h3 className="mt-9 mb-2 text-h4">{caption}</h3>
    <dl className="facts">
      {fields.map(({ name, type, required, meaning }) => (
        <div key={name}>
          <dt>
            <code translate="no">{name}</code>
            <span className="block font-normal text-ink-2">
              {type}
              {required && ', required'}
            </span>
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  </>
);
