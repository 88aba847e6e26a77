import PolicyLauncherIsland from '../../../features/access-policy/policy-launcher.island.tsx';
import { island } from '../../../runtime/island.tsx';

const PolicyLauncher = island(PolicyLauncherIsland, ['hash:policy']);

/** The access policy simulator: how it decides, and the simulator itself. */
export function Policy({ path }: { path: string }) {
  return (
    <section id="policy" className="border-t border-line py-16 lg:py-24">
      <div className="wrap">
        <div>
          <div className="grid gap-x-16 gap-y-9 lg:grid-cols-2">
            <h2 className="max-w-[10.5em]">Ask, and see which rule answers</h2>
            <div className="grid max-w-[42rem] gap-4 text-ink-2">
              <p>
                Choose who asks for what, with which device, from where and when. The answer names
                the rule that gave it, and each other rule says why it did not. Change the rules and
                the answers change with them.
              </p>
              <p>
                Rules are read from the top, and the first whose conditions all hold decides. Where
                none does, the answer is no. The policy is an example written for this page: no
                customer’s, and no recommendation. It runs in your browser.
              </p>
            </div>
          </div>
          <div className="mt-10">
            <noscript>
              <p className="max-w-[42rem] text-ink-2">
                The simulator takes a script. The decision it begins with is the one told above.
              </p>
            </noscript>
          </div>
        </div>
        <PolicyLauncher page={path} />
      </div>
    </section>
  );
}
