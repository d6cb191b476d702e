import { useEffect, useRef } from 'react'
import clsx from 'clsx'
import { imageAddress, imageSet, PICTURE_WIDTHS } from '@hearth/domain'
import type { ImageProps } from '../types'
import css from '../image.module.css'

/**
 * The picture of the web, with a `srcset` of the shop's widths, and an aspect ratio before it loads (K10). A picture
 * that waits is in a `noscript` element, for browsers without scripts.
 */
export function Image({ waits, ...props }: ImageProps) {
  const picture = <Picture {...props} />
  return waits ? <noscript>{picture}</noscript> : picture
}

function Picture({ src, alt, width, height, sizes = '100vw', priority, className, onDone }: ImageProps) {
  const picture = useRef<HTMLImageElement>(null)
  const done = useRef(onDone)
  done.current = onDone
  // The browser may have loaded a picture that the server rendered before the handler was attached. `onDone` is then
  // called here.
  useEffect(() => {
    if (picture.current?.complete) done.current?.()
  }, [src])
  const finish = onDone && (() => done.current?.())
  // React 18 passes this attribute on only if its name is in lower case.
  const order = { fetchpriority: priority ? 'high' : undefined } as object
  return (
    <img
      ref={picture}
      {...order}
      loading={priority ? undefined : 'lazy'}
      decoding="async"
      sizes={sizes}
      srcSet={imageSet(src, PICTURE_WIDTHS)}
      src={imageAddress(src, { width: 750 })}
      alt={alt}
      width={width}
      height={height}
      className={clsx(css.image, className)}
      onLoad={finish}
      onError={finish}
    />
  )
}
