/** Loaded into a build with `--import`: writes what it used to the file that USAGE_FILE names. */
import { writeFileSync } from 'node:fs';
import process from 'node:process';

process.on('exit', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  const usage = {
    peakMegabytes: Math.round(maxRSS / 1024),
    cpuSeconds: Math.round((userCPUTime + systemCPUTime) / 1e5) / 10,
  };
  writeFileSync(process.env['USAGE_FILE'] ?? 'usage.json', JSON.stringify(usage));
});
