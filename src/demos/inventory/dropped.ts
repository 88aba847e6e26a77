/** A file with its path in the folder that was dropped or chosen. */
export type Named = { readonly file: File; readonly name: string };

/** More files than that are no inventory. One more is kept, which tells that some were left out. */
export const mostFiles = 5_000;

/** Files that were chosen, with the path that a chosen folder gives them. */
export const chosen = (files: Iterable<File>): readonly Named[] =>
  Array.from(files, (file) => ({ file, name: file.webkitRelativePath || file.name })).slice(
    0,
    mostFiles + 1,
  );

const fileOf = (entry: FileSystemFileEntry): Promise<File> =>
  new Promise((resolve, reject) => {
    entry.file(resolve, reject);
  });

/** None of a folder that can't be read, or not further, so that it loses no other. */
const entriesOf = (folder: FileSystemDirectoryReader): Promise<readonly FileSystemEntry[]> =>
  new Promise((resolve) => {
    folder.readEntries(resolve, () => resolve([]));
  });

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

/**
 * Files that were dropped, those of folders too. By entries, which every browser has; handles of the file system are
 * Chromium's alone. Call it in the event: what was dropped is gone after it.
 */
export async function dropped({ items }: DataTransfer): Promise<readonly Named[]> {
  const waiting = Array.from(items, (item) => item.webkitGetAsEntry()).filter(
    (entry) => entry !== null,
  );
  const found: Named[] = [];
  for (let entry = waiting.shift(); entry && found.length <= mostFiles; entry = waiting.shift()) {
    if (isFile(entry)) {
      const name = entry.fullPath.slice(1);
      // A file that can't be opened is left out: links that lead nowhere, for example.
      const file = await fileOf(entry).catch(() => null);
      if (file) found.push({ file, name });
    } else if (isFolder(entry)) {
      const folder = entry.createReader();
      // Some browsers give a hundred at a time.
      for (
        let some = await entriesOf(folder);
        some.length > 0 && waiting.length <= mostFiles;
        some = await entriesOf(folder)
      )
        waiting.push(...some);
    }
  }
  return found;
}
