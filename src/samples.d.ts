declare module '*?sample' {
  import type { CodeSample } from './ui/surface/surface.tsx';

  const sample: CodeSample;
  export default sample;
}
