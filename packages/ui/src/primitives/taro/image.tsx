import { Image as NativeImage } from '@tarojs/components'
import clsx from 'clsx'
import { imageAddress } from '@hearth/domain'
import { useUi } from '../../context/ui-context'
import { phoneWidth } from '../phone-width'
import type { ImageProps } from '../types'
import css from './base.module.css'

/** Picture of the mini shells: one address, as wide as the phone needs; it keeps its place while it loads, and fills another one that a class gives it. */
export function Image({ src, alt, width, height, sizes, priority, waits, className, onDone }: ImageProps) {
  const { assetBase = '' } = useUi()
  if (waits) return null
  return (
    <NativeImage
      src={imageAddress(src.startsWith('/') ? assetBase + src : src, { width: phoneWidth(sizes) })}
      ariaLabel={alt}
      mode="aspectFill"
      lazyLoad={!priority}
      className={clsx(css.image, className)}
      style={{ aspectRatio: `${width} / ${height}` }}
      onLoad={onDone}
      onError={onDone}
    />
  )
}
