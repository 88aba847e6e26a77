import { benchmark } from '../../../content/product/benchmark.ts';
import { grouped } from '../../../lib/text/format.ts';
import { sampleAddress } from '../../../content/samples/sample-files.ts';
import { Pair } from '../../../sections/pair.tsx';
import { FetchedEditor } from '../../../ui/surface/editor.tsx';
import { Rows, Surface } from '../../../ui/surface/surface.tsx';

/** What we measured, and the file that measures it. */
export const Benchmark = () => (
  <Pair
    surface={
      <FetchedEditor
        title={benchmark.file}
        address={sampleAddress(benchmark.file)}
        name="the benchmark"
        short
      />
    }
  >
    <Surface title={benchmark.command} state="measured">
      <Rows
        items={[
          { term: 'Hybrid wraps', value: `${grouped(benchmark.hybridPerSecond)} a second` },
          { term: 'RSA-4096', value: `${benchmark.rsaPerSecond} a second`, tone: 'attack' },
          { term: 'Hardware', value: benchmark.hardware },
          { term: 'Version', value: benchmark.version },
          { term: 'Run it', value: <code translate="no">{benchmark.command}</code> },
        ]}
      />
    </Surface>
  </Pair>
);
