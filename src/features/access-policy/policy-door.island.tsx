export { PolicyDoor as default } from './policy-door.tsx';
