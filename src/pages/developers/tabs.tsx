import type { ReactNode } from 'react';

import { developerTabs } from '../../content/pages/developers.ts';
import devopsGate from '../../content/samples/files/devops-gate.sh?sample';
import devopsInventory from '../../content/samples/files/devops-inventory.yaml?sample';
import monitoringAlert from '../../content/samples/files/monitoring-alert.yaml?sample';
import monitoringProbe from '../../content/samples/files/monitoring-probe.sh?sample';
import sdkEncrypt from '../../content/samples/files/sdk-encrypt.ts?sample';
import sdkRotate from '../../content/samples/files/sdk-rotate.py?sample';
import securitySign from '../../content/samples/files/security-sign.sh?sample';
import securityVerify from '../../content/samples/files/security-verify.py?sample';
import { sampleAddress } from '../../content/samples/sample-files.ts';
import { byId } from '../../lib/records.ts';
import type { Sample } from '../../ui/highlighted.tsx';
import { Editor, FetchedEditor } from '../../ui/surface/editor.tsx';
import { Tabs } from '../../ui/tabs.tsx';

const tabs = byId(developerTabs);

export const DeveloperTabs = () => (
  <Tabs
    name="tab"
    label="Topics for developers"
    tabs={[
      tab('sdk', [
        <Editor key={1} sample={sdkEncrypt} name="the TypeScript module" />,
        <Editor key={2} sample={sdkRotate} name="the Python rotation" />,
      ]),
      tab('devops', [
        <Editor key={1} sample={devopsInventory} name="the workflow" />,
        <Fetched key={2} sample={devopsGate} name="the gate" />,
      ]),
      tab('security', [
        <Editor key={1} sample={securitySign} name="the signing script" />,
        <Fetched key={2} sample={securityVerify} name="the verification" />,
      ]),
      tab('monitoring', [
        <Editor key={1} sample={monitoringAlert} name="the alert rule" />,
        <Fetched key={2} sample={monitoringProbe} name="the probe" />,
      ]),
    ]}
  />
);

const Fetched = ({ sample: { file }, name }: { sample: Sample; name: string }) => (
  <FetchedEditor title={file} address={sampleAddress(file)} name={name} />
);

const tab = (id: keyof typeof tabs, editors: ReactNode) => ({
  id,
  label: tabs[id].label,
  panel: (
    <>
      <h3>{tabs[id].heading}</h3>
      <p className="mt-3 mb-8 max-w-[42rem] text-ink-2">{tabs[id].text}</p>
      <div className="grid items-start gap-4 lg:grid-cols-2">{editors}</div>
    </>
  ),
});
