import hubEncryption from '../../../content/samples/files/hub-encryption.py?sample';
import hubIntegration from '../../../content/samples/files/hub-integration.java?sample';
import hubStreaming from '../../../content/samples/files/hub-streaming.ts?sample';
import { Highlighted } from '../../../ui/highlighted.tsx';
import { CodeBlock } from '../../../ui/page-copy.tsx';
import { Tabs } from '../../../ui/tabs.tsx';

/** The three code examples of the hub. */
export function HubSamples() {
  return (
    <section id="code" className="border-b border-line py-16 lg:py-24">
      <div className="wrap grid gap-x-16 gap-y-9 lg:grid-cols-[1fr_1.6fr]">
        <div>
          <h2>Three ways in</h2>
          <p className="mt-6 text-ink-2">
            A value, a file that does not fit in memory, and a whole service without touching its
            routes. Package names and host are placeholders.
          </p>
        </div>
        <div className="min-w-0">
          <Tabs
            label="Code examples"
            tabs={[
              {
                id: 'encryption',
                label: 'Encryption',
                panel: (
                  <CodeBlock name="the encryption example">
                    <div>
                      <p className="code-name">{hubEncryption.file}</p>
                      <Highlighted sample={hubEncryption} />
                    </div>
                  </CodeBlock>
                ),
              },
              {
                id: 'streaming',
                label: 'Streaming',
                panel: (
                  <CodeBlock name="the streaming example">
                    <div>
                      <p className="code-name">{hubStreaming.file}</p>
                      <Highlighted sample={hubStreaming} />
                    </div>
                  </CodeBlock>
                ),
              },
              {
                id: 'integration',
                label: 'Integration',
                panel: (
                  <CodeBlock name="the integration example">
                    <div>
                      <p className="code-name">{hubIntegration.file}</p>
                      <Highlighted sample={hubIntegration} />
                    </div>
                  </CodeBlock>
                ),
              },
            ]}
          />
        </div>
      </div>
    </section>
  );
}
