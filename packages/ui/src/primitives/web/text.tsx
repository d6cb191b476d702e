import type { TextProps } from '../types'

/** The text of the web. Its tag tells its meaning. */
export function Text({ as: Tag = 'span', focusable, decorative, ...rest }: TextProps) {
  return <Tag {...rest} tabIndex={focusable ? -1 : undefined} aria-hidden={decorative || undefined} />
}
