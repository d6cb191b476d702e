import type { ComponentType } from 'react'
import type { LatePart, LateProps } from '../late-props'

/**
 * Creates a part whose code the web loads later. A mini-program loads a package as a whole, so here the part's code is
 * available before a press.
 */
export function late<Props extends LateProps>(load: () => Promise<ComponentType<Props>>): LatePart<Props> {
  let Part: ComponentType<Props> | undefined
  const fetched = load().then((part) => {
    Part = part
  })
  function Late(props: Props) {
    return Part ? <Part {...props} /> : null
  }
  return Object.assign(Late, { fetchCode: () => fetched, hasCode: () => !!Part })
}
