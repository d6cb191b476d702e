import { useEffect, useState, type ComponentType } from 'react'

/**
 * A part whose code is fetched once the page itself stands, so that it does not weigh on the first load; for parts that
 * only a press opens. Should it not come, opening the part asks again.
 */
export function late<Props extends { open: boolean | string }>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let known: ComponentType<Props> | undefined
  return function Late(props: Props) {
    const [Part, setPart] = useState(() => known)
    const { open } = props
    useEffect(() => {
      if (Part) return
      let wanted = true
      load().then(
        (part) => {
          known = part
          if (wanted) setPart(() => part)
        },
        () => undefined,
      )
      return () => {
        wanted = false
      }
    }, [Part, open])
    return Part ? <Part {...props} /> : null
  }
}
