import { Children, isValidElement, type ReactNode } from 'react'
import clsx from 'clsx'
import { Text as NativeText, View } from '@tarojs/components'
import type { TextProps } from '../types'
import css from './base.module.css'
import { unspoken } from './unspoken'

const BLOCKS: ReadonlySet<string> = new Set(['p', 'h1', 'h2', 'h3', 'h4'])

/** Whether the children contain elements besides text. */
const holdsParts = (children: ReactNode): boolean => Children.toArray(children).some((child) => isValidElement(child))

/**
 * The text of the mini shells. It always has a class, since the search app (swan) renders a text without a class as
 * four nested texts. A text with other elements in it is an inline View, since the search app shows only plain text
 * within its text element.
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
