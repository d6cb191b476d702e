import { useEffect, useRef, useState, type ComponentType } from 'react'
import { useUi } from '#context/ui-context'
import { NOT_LOADED, type LatePart, type LateProps } from '../late-props'

/**
 * A part whose code is loaded on the first touch or mouse down, or when it opens, so that it does not add to the first
 * load; for parts of the web that only a press opens. Nothing on the server. If loading fails, the part closes and the
 * shopper is told; opening it tries again.
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
            // Parts that open without a press, such as the overlay of a busy page, are not preloaded.
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
