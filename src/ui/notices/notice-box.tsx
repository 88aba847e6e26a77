import type { Notice } from './notices.ts';

/** A notice inside a dialog or a page. */
export function NoticeBox({ notice }: { notice: Notice }) {
  const { tone, title, text, note, action } = notice;
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={`rounded-md border border-l-4 border-line-2 bg-ground-2 px-5 py-4 ${
        tone === 'error' ? 'border-l-attack' : 'border-l-ok'
      }`}
    >
      {title && <p className="font-semibold">{title}</p>}
      <p className="text-ink-2">{text}</p>
      {note && <p className="mt-2">{note}</p>}
      {action && (
        <button type="button" className="link min-h-11 font-semibold" onClick={action.run}>
          {action.label}
        </button>
      )}
    </div>
  );
}
