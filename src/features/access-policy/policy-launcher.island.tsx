export { PolicyLauncher as default } from './policy-launcher.tsx';
