export { Comments as default } from './comments.tsx';
