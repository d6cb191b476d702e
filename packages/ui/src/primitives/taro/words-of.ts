import { Children, isValidElement, type ReactNode } from 'react'

/** Returns the text of rendered children, for a screen reader if there is no other label. */
export const wordsOf = (node: ReactNode): string =>
  Children.toArray(node)
    .map((part) => (isValidElement<{ children?: ReactNode }>(part) ? wordsOf(part.props.children) : String(part)))
    .join('')
