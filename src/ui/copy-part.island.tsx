export { CopyPart as default } from './copy-part.tsx';
