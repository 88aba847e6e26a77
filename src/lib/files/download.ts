/** Leaves time to answer a "Save as" dialog, which still needs the URL. */
const revokeAfterMs = 60_000;

/** Downloads text as a UTF-8 file. `type` is a media type. */
export function saveFile(file: {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}): void {
  const url = URL.createObjectURL(new Blob([file.text], { type: file.type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), revokeAfterMs);
}
