import { Children, isValidElement, type ReactNode } from 'react'
import clsx from 'clsx'
import { Text as NativeText, View } from '@tarojs/components'
import type { TextProps } from '../types'
import css from './base.module.css'
import { unspoken } from './unspoken'

const BLOCKS: ReadonlySet<string> = new Set(['p', 'h1', 'h2', 'h3', 'h4'])

/** Whether it contains more than words. */
const holdsParts = (children: ReactNode): boolean => Children.toArray(children).some((child) => isValidElement(child))

/**
 * Text of the mini shells. It always has a class: without one, swan renders four nested texts. A text that contains
 * other elements is an inline View, since swan shows only words inside its own text.
 */
export function Text({ as = 'span', className, style, id, decorative, children }: TextProps) {
  const isBlock = BLOCKS.has(as)
  const inLine = !isBlock && holdsParts(children)
  const Tag = isBlock || inLine ? View : NativeText
  return (
    <Tag
      id={id}
      className={clsx(inLine ? css.inLine : css.text, as.startsWith('h') && css.heading, className)}
      style={style}
      {...unspoken(decorative)}
    >
      {children}
    </Tag>
  )
}
