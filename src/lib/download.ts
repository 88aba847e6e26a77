/** Long enough for a visitor to answer a "save as" question before the text behind it is let go. */
const revokeAfterMs = 60_000;

/**
 * Offers text as a file to save.
 *
 * @param file `name` with its extension, `type` a media type, `text` written as UTF-8
 */
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
