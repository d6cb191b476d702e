import clsx from 'clsx'
import { Text as NativeText, View } from '@tarojs/components'
import type { TextProps } from '../types'
import css from './base.module.css'

const BLOCKS: ReadonlySet<string> = new Set(['p', 'h1', 'h2', 'h3', 'h4'])

/** Text of the mini shells. It always has a class: without one, swan renders four nested texts. */
export function Text({ as = 'span', className, style, id, children }: TextProps) {
  const Tag = BLOCKS.has(as) ? View : NativeText
  return (
    <Tag id={id} className={clsx(css.text, as.startsWith('h') && css.heading, className)} style={style}>
      {children}
    </Tag>
  )
}
