import { type Peers, peerPaths } from './peers/peers.ts';
import { type Server, serve } from './servers.ts';
import { type Build, type Setting, titled } from './setting.ts';

export type Subject = {
  readonly name: string;
  readonly address: string;
  /** Its path in its build; undefined for reference pages. */
  readonly path?: string;
};

export type Served = {
  readonly peers: Peers;
  readonly plain: Subject;
  readonly react: Subject;
  readonly reactLater: Subject;
  readonly pages: (paths: readonly string[]) => readonly Subject[];
};

/** Runs `use` while the builds and the reference pages are served in the same way. */
export async function withSites<Result>(
  { builds, peers }: Setting,
  use: (served: Served) => Promise<Result>,
): Promise<Result> {
  const started: Server[] = [];
  const start = async (folder: string) => {
    const server = await serve(folder);
    started.push(server);
    return server.origin;
  };
  try {
    const made = await peers();
    const peerOrigin = await start(made.folder);
    const sites: { build: Build; origin: string }[] = [];
    for (const build of builds) sites.push({ build, origin: await start(build.folder) });
    return await use({
      peers: made,
      plain: { name: '10 KB page', address: peerOrigin + peerPaths.plain },
      react: { name: 'bare React page', address: peerOrigin + peerPaths.react },
      reactLater: {
        name: 'bare React page, on intent',
        address: peerOrigin + peerPaths.reactLater,
      },
      pages: (paths) =>
        sites.flatMap(({ build, origin }) =>
          paths
            .filter((path) => build.paths.includes(path))
            .map((path) => ({ name: titled(build, path), address: origin + path, path })),
        ),
    });
  } finally {
    for (const server of started) await server.stop();
  }
}
