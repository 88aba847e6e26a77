/** Loaded with `--import`: writes the process's memory, CPU use and stages to USAGE_FILE. */
import { writeFileSync } from 'node:fs';
import process from 'node:process';

process.on('exit', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  const usage = {
    peakMegabytes: Math.round(maxRSS / 1024),
    cpuSeconds: Math.round((userCPUTime + systemCPUTime) / 1e5) / 10,
    stages: performance
      .getEntriesByType('measure')
      .filter(({ detail }) => detail === 'stage')
      .map(({ name, duration }) => [name, Math.round(duration / 100) / 10]),
  };
  writeFileSync(process.env['USAGE_FILE'] ?? 'usage.json', JSON.stringify(usage));
});
