import { protectionParts } from '../../../content/pages/platform/data-protection.ts';
import { grouped } from '../../../lib/text/format.ts';
import { shares } from '../../../content/product/splitting.ts';
import { wrapBytes } from '../../../content/product/wrap.ts';
import { Columns } from '../../../sections/columns.tsx';
import { MoreLink } from '../../../ui/more-link.tsx';
import { ShareSheet } from '../../../ui/surface/apps.tsx';
import { Rows, Surface } from '../../../ui/surface/surface.tsx';

const { encryption, storage, controls } = protectionParts;

export const Start = () => (
  <Columns
    items={[
      {
        term: encryption.term,
        text: encryption.text,
        surface: (
          <>
            <Surface title={encryption.surface}>
              <Rows
                items={[
                  { term: 'Content', value: 'AES-256-GCM', tone: 'ok' },
                  { term: 'Its key', value: 'wrapped, X25519 + ML-KEM-768', tone: 'ok' },
                  { term: 'Wrap', value: `${grouped(wrapBytes)} bytes` },
                  { term: 'Owner', value: 'payroll team' },
                  { term: 'Rotates', value: 'every 90 days' },
                  { term: 'Next', value: 'in 41 days' },
                ]}
              />
            </Surface>
            <CardLink {...encryption} />
          </>
        ),
      },
      {
        term: storage.term,
        text: storage.text,
        surface: (
          <>
            <Surface title={storage.surface}>
              <Rows
                items={[
                  ...storage.sites.map((site, index) => ({
                    term: `Share ${index + 1}`,
                    value: site,
                  })),
                  { term: 'Needed', value: `any ${shares.needed}` },
                  { term: 'Log', value: 'each restore, by name' },
                ]}
              />
            </Surface>
            <CardLink {...storage} />
          </>
        ),
      },
      {
        term: controls.term,
        text: controls.text,
        surface: (
          <>
            <Surface title={controls.surface}>
              <ShareSheet
                name={controls.file}
                detail={controls.detail}
                rules={controls.rules}
                until={controls.until}
              />
            </Surface>
            <CardLink {...controls} />
          </>
        ),
      },
    ]}
  />
);

const CardLink = ({ label, to }: { label: string; to: string }) => (
  <p>
    <MoreLink href={to}>{label}</MoreLink>
  </p>
);
