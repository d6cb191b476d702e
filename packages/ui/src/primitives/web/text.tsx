import type { TextProps } from '../types'

/** The text of the web. The HTML tag says whether it is a paragraph, a heading or a part of a line. */
export function Text({ as: Tag = 'span', focusable, decorative, ...rest }: TextProps) {
  return <Tag {...rest} tabIndex={focusable ? -1 : undefined} aria-hidden={decorative || undefined} />
}
