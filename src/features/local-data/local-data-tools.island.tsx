export { LocalDataTools as default } from './local-data-tools.tsx';
