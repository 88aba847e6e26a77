export { LabLauncher as default } from './lab-launcher.tsx';
