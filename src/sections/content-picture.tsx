import { contentImage } from 'virtual:content-images';
import type { ComponentProps } from 'react';

type Props = ComponentProps<'img'> & {
  /** Path in `src/content/`. */
  file: string;
  alt: string;
};

/** A photograph or a drawing of the content, from whose widths and kinds the browser chooses. */
export function ContentPicture({ file, alt, ...rest }: Props) {
  const { others, ...own } = contentImage(file);
  const { isAvif, ...choice } = others ?? {};
  if (isAvif !== true) return <img {...own} {...choice} alt={alt} loading="lazy" {...rest} />;
  return (
    <picture>
      <source type="image/avif" {...choice} />
      <img {...own} alt={alt} loading="lazy" {...rest} />
    </picture>
  );
}
