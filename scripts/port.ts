import process from 'node:process';

/** Says why a program cannot go on, and ends it. */
export function stopFor(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

/**
 * The port of a program, which PORT may name. Ends the program where that is none.
 * @param usual port of the program
 * @param command that starts it
 * @returns the port, and what to do where it cannot be had, by the code of the system
 */
export function portOf(usual: number, command: string) {
  const named = process.env['PORT'] || usual;
  const port = Number(named);
  const another = `choose another port, as in \`PORT=${usual + 1} ${command}\`.`;
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    stopFor(`PORT is ${named}, which is no number from 1 to 65535: ${another}`);
  const failures: Readonly<Record<string, string>> = {
    EADDRINUSE: `Port ${port} is taken: stop the program that uses it, or ${another}`,
    EACCES: `Port ${port} is reserved for administrators: ${another}`,
  };
  return { port, failures };
}
