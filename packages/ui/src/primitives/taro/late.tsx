import type { ComponentType } from 'react'
import type { LatePart, LateProps } from '../late-props'

/**
 * A part that the web fetches later. A mini-program's package is loaded as a whole: the part is available before a
 * press.
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
