declare module '*?sample' {
  import type { Sample } from './ui/surface/surface.tsx';

  const sample: Sample;
  export default sample;
}
