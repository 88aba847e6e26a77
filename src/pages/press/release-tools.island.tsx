export { ReleaseTools as default } from './release-tools.tsx';
