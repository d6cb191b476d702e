import type { TextProps } from '../types'

/** Text of the web: the tag carries the meaning. */
export function Text({ as: Tag = 'span', focusable, decorative, ...rest }: TextProps) {
  return <Tag {...rest} tabIndex={focusable ? -1 : undefined} aria-hidden={decorative || undefined} />
}
