import { CopyButton } from '../../ui/copy-button.tsx';
import { hashOf, type SharedCall } from './share.ts';
import { snippetLanguages, snippetOf } from './snippets.ts';

type Props = { request: SharedCall; origin: string };

export function CopyRequest({ request, origin }: Props) {
  const hash = hashOf(request);
  const address = () => `${location.origin}${location.pathname}?tab=endpoints${hash}`;
  return (
    <div className="border-b border-line px-4 py-3">
      <p className="text-small font-semibold">Copy as</p>
      <div className="mt-1 flex flex-wrap gap-2">
        {snippetLanguages.map(({ id, label }) => (
          <CopyButton key={id} text={() => snippetOf(id, request, origin)} className="text-small">
            {label}
          </CopyButton>
        ))}
        <CopyButton text={address} disabled={hash === null} className="text-small">
          Link to this request
        </CopyButton>
      </div>
      <p className="mt-1 text-small text-ink-3">
        {hash === null
          ? 'This request is too long for an address. Copy it as code instead.'
          : 'Never with the key: code says YOUR_API_KEY, the link holds none.'}
      </p>
    </div>
  );
}
