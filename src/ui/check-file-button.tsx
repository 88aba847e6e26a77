/** Opens the check of a file, beside a download. */
export function CheckFileButton({ about }: { about?: string }) {
  return (
    <button type="button" data-opens="check-file" className="link needs-script min-h-11 text-small">
      Check a file
      {about && <span className="visually-hidden">{` (${about})`}</span>}
    </button>
  );
}
