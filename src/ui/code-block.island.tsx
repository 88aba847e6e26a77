export { CodeBlock as default } from './code-block.tsx';
