import type { CSSProperties } from 'react'
import clsx from 'clsx'
import { View } from '@tarojs/components'
import type { DrawingProps, DrawnPath } from '../types'
import css from './base.module.css'

/** Returns one path as a picture that is stretched over the drawing. */
function picture({ path, stroke }: DrawnPath, width: number, height: number): string {
  const look =
    stroke === undefined
      ? ''
      : ` fill='none' stroke='black' stroke-width='${stroke}' stroke-linejoin='round' stroke-linecap='round'`
  const drawn = `<path d='${path}' vector-effect='non-scaling-stroke'${look}/>`
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${width} ${height}' preserveAspectRatio='none'>${drawn}</svg>`
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`
}

/**
 * The drawing of the mini shells, which have no SVG elements. Each path is a mask over its own colour, as icons are, so
 * that it follows the page's colours, also dark ones.
 */
export function Drawing({ width, height, paths, label, className }: DrawingProps) {
  return (
    <View className={clsx(css.drawing, className)} ariaRole="img" ariaLabel={label}>
      {paths.map((one, at) =>
        one.path === '' ? null : (
          <View
            key={at}
            className={clsx(css.layer, one.className)}
            style={{ '--icon': picture(one, width, height) } as CSSProperties}
          />
        ),
      )}
    </View>
  )
}
