export { SubscribeButton as default } from './subscribe-button.tsx';
