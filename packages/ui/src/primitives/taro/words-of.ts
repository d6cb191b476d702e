import { Children, isValidElement, type ReactNode } from 'react'

/** The words of rendered children, for a screen reader without another label. */
export const wordsOf = (node: ReactNode): string =>
  Children.toArray(node)
    .map((part) => (isValidElement<{ children?: ReactNode }>(part) ? wordsOf(part.props.children) : String(part)))
    .join('')
