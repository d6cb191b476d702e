import { useEffect, useRef, useState, type ComponentType } from 'react'
import { useUi } from '#context/ui-context'
import { NOT_LOADED, type LatePart, type LateProps } from '../late-props'

/**
 * Creates a part that a press opens and whose code is loaded later, so that it does not add to the first load. The code
 * is loaded at the first touch or mouse down on the page, or when the part opens. The part renders nothing on the
 * server. If loading fails, the part closes and the shopper sees a message; opening it loads again.
 */
export function late<Props extends LateProps>(load: () => Promise<ComponentType<Props>>): LatePart<Props> {
  let known: ComponentType<Props> | undefined
  const fetchCode = async () => void (known = await load())
  function Late(props: Props) {
    const [Part, setPart] = useState(() => known)
    const { say } = useUi()
    const { open } = props
    const now = useRef(props)
    now.current = props
    useEffect(() => {
      if (Part) return
      let wanted = true
      const fetchPart = () =>
        void fetchCode().then(
          () => {
            if (wanted) setPart(() => known)
          },
          () => {
            const { open: opened, onClose } = now.current
            // No message is shown if a preload fails, nor for parts that cannot be closed, such as the overlay of a
            // busy page.
            if (!wanted || !opened || !onClose) return
            say?.(NOT_LOADED)
            onClose()
          },
        )
      if (open) fetchPart()
      addEventListener('pointerdown', fetchPart, { once: true })
      return () => {
        wanted = false
        removeEventListener('pointerdown', fetchPart)
      }
    }, [Part, open, say])
    return Part ? <Part {...props} /> : null
  }
  return Object.assign(Late, { fetchCode, hasCode: () => !!known })
}
