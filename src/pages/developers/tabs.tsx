import { developerTabs } from '../../content/pages/developers.ts';
import devopsGate from '../../content/samples/files/devops-gate.sh?sample';
import devopsInventory from '../../content/samples/files/devops-inventory.yaml?sample';
import monitoringAlert from '../../content/samples/files/monitoring-alert.yaml?sample';
import monitoringProbe from '../../content/samples/files/monitoring-probe.sh?sample';
import sdkEncrypt from '../../content/samples/files/sdk-encrypt.ts?sample';
import sdkRotate from '../../content/samples/files/sdk-rotate.py?sample';
import securitySign from '../../content/samples/files/security-sign.sh?sample';
import securityVerify from '../../content/samples/files/security-verify.py?sample';
import { byId } from '../../lib/by-id.ts';
import type { Sample } from '../../ui/highlighted.tsx';
import { Editor } from '../../ui/surface/editor.tsx';
import { Tabs } from '../../ui/tabs.tsx';

const tabs = byId(developerTabs);

/** Where cryptography meets a developer's day, with code for each place. */
export const DeveloperTabs = () => (
  <Tabs
    name="tab"
    label="Topics for developers"
    tabs={[
      tab('sdk', [sdkEncrypt, 'the TypeScript module'], [sdkRotate, 'the Python rotation']),
      tab('devops', [devopsInventory, 'the workflow'], [devopsGate, 'the gate']),
      tab('security', [securitySign, 'the signing script'], [securityVerify, 'the verification']),
      tab('monitoring', [monitoringAlert, 'the alert rule'], [monitoringProbe, 'the probe']),
    ]}
  />
);

const tab = (
  id: keyof typeof tabs,
  ...samples: readonly (readonly [sample: Sample, name: string])[]
) => ({
  id,
  label: tabs[id].label,
  panel: (
    <>
      <h3>{tabs[id].heading}</h3>
      <p className="mt-3 mb-8 max-w-[42rem] text-ink-2">{tabs[id].text}</p>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {samples.map(([sample, name]) => (
          <Editor key={name} sample={sample} name={name} />
        ))}
      </div>
    </>
  ),
});
