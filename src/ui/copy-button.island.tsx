export { CopyButton as default } from './copy-button.tsx';
