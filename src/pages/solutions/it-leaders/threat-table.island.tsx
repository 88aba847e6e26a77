export { ThreatTable as default } from './threat-table.tsx';
