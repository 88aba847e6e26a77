import { developerTabs } from '../../content/pages/developers.ts';
import devopsGate from '../../content/samples/files/devops-gate.sh?sample';
import devopsInventory from '../../content/samples/files/devops-inventory.yaml?sample';
import monitoringAlert from '../../content/samples/files/monitoring-alert.yaml?sample';
import monitoringProbe from '../../content/samples/files/monitoring-probe.sh?sample';
import sdkEncrypt from '../../content/samples/files/sdk-encrypt.ts?sample';
import sdkRotate from '../../content/samples/files/sdk-rotate.py?sample';
import securitySign from '../../content/samples/files/security-sign.sh?sample';
import securityVerify from '../../content/samples/files/security-verify.py?sample';
import { Tabs } from '../../ui/tabs.tsx';
import { Highlighted } from '../../ui/highlighted.tsx';
import { CodeBlock } from '../../ui/page-copy.tsx';

/** Where cryptography meets a developer's day, with code for each place. */
export function DeveloperTabs() {
  return (
    <Tabs
      name="tab"
      label="Topics for developers"
      tabs={[
        {
          id: 'sdk',
          label: 'SDK',
          panel: (
            <div className="grid gap-x-16 gap-y-9 lg:grid-cols-[1fr_1.6fr]">
              <div>
                <TabHead index={0} />
              </div>
              <div className="grid min-w-0 content-start gap-4">
                <CodeBlock name="the TypeScript module">
                  <div>
                    <p className="code-name">{sdkEncrypt.file}</p>
                    <Highlighted sample={sdkEncrypt} />
                  </div>
                </CodeBlock>
                <CodeBlock name="the Python rotation">
                  <div>
                    <p className="code-name">{sdkRotate.file}</p>
                    <Highlighted sample={sdkRotate} />
                  </div>
                </CodeBlock>
              </div>
            </div>
          ),
        },
        {
          id: 'devops',
          label: 'DevOps',
          panel: (
            <div className="grid gap-x-16 gap-y-9 lg:grid-cols-[1fr_1.6fr]">
              <div>
                <TabHead index={1} />
              </div>
              <div className="grid min-w-0 content-start gap-4">
                <CodeBlock name="the workflow">
                  <div>
                    <p className="code-name">{devopsInventory.file}</p>
                    <Highlighted sample={devopsInventory} />
                  </div>
                </CodeBlock>
                <CodeBlock name="the gate">
                  <div>
                    <p className="code-name">{devopsGate.file}</p>
                    <Highlighted sample={devopsGate} />
                  </div>
                </CodeBlock>
              </div>
            </div>
          ),
        },
        {
          id: 'security',
          label: 'Security',
          panel: (
            <div className="grid gap-x-16 gap-y-9 lg:grid-cols-[1fr_1.6fr]">
              <div>
                <TabHead index={2} />
              </div>
              <div className="grid min-w-0 content-start gap-4">
                <CodeBlock name="the signing script">
                  <div>
                    <p className="code-name">{securitySign.file}</p>
                    <Highlighted sample={securitySign} />
                  </div>
                </CodeBlock>
                <CodeBlock name="the verification">
                  <div>
                    <p className="code-name">{securityVerify.file}</p>
                    <Highlighted sample={securityVerify} />
                  </div>
                </CodeBlock>
              </div>
            </div>
          ),
        },
        {
          id: 'monitoring',
          label: 'Monitoring',
          panel: (
            <div className="grid gap-x-16 gap-y-9 lg:grid-cols-[1fr_1.6fr]">
              <div>
                <TabHead index={3} />
              </div>
              <div className="grid min-w-0 content-start gap-4">
                <CodeBlock name="the alert rule">
                  <div>
                    <p className="code-name">{monitoringAlert.file}</p>
                    <Highlighted sample={monitoringAlert} />
                  </div>
                </CodeBlock>
                <CodeBlock name="the probe">
                  <div>
                    <p className="code-name">{monitoringProbe.file}</p>
                    <Highlighted sample={monitoringProbe} />
                  </div>
                </CodeBlock>
              </div>
            </div>
          ),
        },
      ]}
    />
  );
}

function TabHead({ index }: { index: number }) {
  const tab = developerTabs[index];
  if (!tab) throw new Error(`There is no tab ${index}`);
  return (
    <>
      <h2 className="text-[1.9rem]">{tab.heading}</h2>
      <p className="mt-4 max-w-[42rem] text-ink-2">{tab.text}</p>
    </>
  );
}
