import type { CSSProperties } from 'react'
import clsx from 'clsx'
import { View } from '@tarojs/components'
import { ICONS, type IconName, type IconProps } from '../icons'
import css from './base.module.css'

const picture = (name: IconName): string =>
  `url("data:image/svg+xml,${encodeURIComponent(`<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='black' stroke-width='1.6' stroke-linecap='round' stroke-linejoin='round'><path d='${ICONS[name]}'/></svg>`)}")`

/** The icon of the mini shells: a mask over the colour of the text around it. */
export function Icon({ name, size = 20, className }: IconProps) {
  const side = `${size * 2}rpx`
  return (
    <View
      className={clsx(css.icon, className)}
      style={{ width: side, height: side, '--icon': picture(name) } as CSSProperties}
    />
  )
}
