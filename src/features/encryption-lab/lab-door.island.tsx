export { LabDoor as default } from './lab-door.tsx';
