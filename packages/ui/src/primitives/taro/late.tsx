import type { ComponentType } from 'react'
import type { LatePart, LateProps } from '../late-props'

/**
 * A part that is fetched late on the web. A mini-program's package is there as a whole: the part is at hand before
 * anything is pressed.
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
