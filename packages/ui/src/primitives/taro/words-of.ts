import { Children, isValidElement, type ReactNode } from 'react'

/** The words of what is drawn, for a screen reader that is told no others. */
export const wordsOf = (node: ReactNode): string =>
  Children.toArray(node)
    .map((part) => (isValidElement<{ children?: ReactNode }>(part) ? wordsOf(part.props.children) : String(part)))
    .join('')
