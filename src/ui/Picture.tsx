import type { Picture as PictureData } from '../media/media-props.ts';
import { useShell } from '../app/shell.tsx';
import { srcsetWithBase, withBase } from '../app/navigation/page-address.ts';

export interface PictureProps {
  readonly picture: PictureData;
  /** The displayed width of the picture, as in the attribute of the same name. */
  readonly sizes: string;
  /** For the picture that is seen first: loaded immediately and before others. */
  readonly priority?: boolean;
  readonly className?: string | undefined;
}

/** A picture in the best format and size that the browser can use. */
export function Picture({ picture, sizes, priority = false, className }: PictureProps) {
  const { base } = useShell();
  return (
    <picture>
      {picture.sources?.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcsetWithBase(srcset, base)} sizes={sizes} />
      ))}
      <img
        className={className}
        src={withBase(picture.src, base)}
        alt={picture.alt}
        data-focus={picture.focus}
        width={picture.width}
        height={picture.height}
        loading={priority ? 'eager' : 'lazy'}
        decoding={priority ? 'auto' : 'async'}
        fetchPriority={priority ? 'high' : undefined}
      />
    </picture>
  );
}
