import { Image as NativeImage } from '@tarojs/components'
import clsx from 'clsx'
import type { ImageProps } from '../types'
import css from './base.module.css'
import { usePicture } from './use-picture'

/**
 * The picture of the mini shells, with one address of the width that the phone needs. It keeps its space while it
 * loads, or fills the space that its class sets.
 */
export function Image({ src, alt, width, height, sizes, priority, waits, className, onDone }: ImageProps) {
  const { address, style } = usePicture({ src, width, height, sizes })
  if (waits) return null
  return (
    <NativeImage
      src={address}
      ariaLabel={alt}
      mode="aspectFill"
      lazyLoad={!priority}
      className={clsx(css.image, className)}
      style={style}
      onLoad={onDone}
      onError={onDone}
    />
  )
}
