import { useEffect, useState, type ComponentType } from 'react'

/**
 * A part whose code is fetched when a finger or pointer first comes down, or when it opens, so that it does not weigh on
 * the first load; for parts that only a press opens. Should it not come, opening the part asks again.
 */
export function late<Props extends { open: boolean | string }>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let known: ComponentType<Props> | undefined
  return function Late(props: Props) {
    const [Part, setPart] = useState(() => known)
    const { open } = props
    useEffect(() => {
      if (Part) return
      let wanted = true
      const fetchPart = () =>
        void load().then(
          (part) => {
            known = part
            if (wanted) setPart(() => part)
          },
          () => undefined,
        )
      if (open) fetchPart()
      addEventListener('pointerdown', fetchPart, { once: true })
      return () => {
        wanted = false
        removeEventListener('pointerdown', fetchPart)
      }
    }, [Part, open])
    return Part ? <Part {...props} /> : null
  }
}
