export { SelfCheck as default } from './self-check.tsx';
