import { useEffect, useRef, useState } from 'react'
import type { PullAreaProps } from '../types'
import css from '../pull-area.module.css'
import type { Pulled } from './pull-gesture'

/**
 * Pull to refresh on the web, by touch and only while the page is at its top. The code of the gesture is loaded with
 * the first touch.
 */
export function PullArea({ onRefresh, children }: PullAreaProps) {
  const area = useRef<HTMLDivElement>(null)
  const action = useRef(onRefresh)
  action.current = onRefresh
  const [pulled, setPulled] = useState<Pulled>()
  useEffect(() => {
    const element = area.current
    const { style } = document.documentElement
    let busy = false
    /** Number of the current touch. The code may be loaded only after the touch that requested it has ended. */
    let touch = 0
    const tell = (now?: Pulled) => {
      busy = !!now
      setPulled(now)
    }
    const start = async ({ touches: [finger, second] }: TouchEvent) => {
      if (!finger || second || scrollY > 0 || busy) return
      const { clientY } = finger
      const mine = (touch += 1)
      const code = await import('./pull-gesture').catch(() => undefined)
      if (element && mine === touch) code?.followPull(element, clientY, tell, () => action.current())
    }
    const end = () => void (touch += 1)
    element?.addEventListener('touchstart', start, { passive: true })
    element?.addEventListener('touchend', end)
    element?.addEventListener('touchcancel', end)
    // The browser's own pull to refresh is turned off, since it would reload the whole page.
    style.overscrollBehaviorY = 'contain'
    return () => {
      element?.removeEventListener('touchstart', start)
      element?.removeEventListener('touchend', end)
      element?.removeEventListener('touchcancel', end)
      style.overscrollBehaviorY = ''
    }
  }, [])
  return (
    <div ref={area} className={css.area}>
      <div className={css.note} style={pulled && { height: pulled.height }} role="status">
        {pulled && <span>{pulled.words}</span>}
      </div>
      {children}
    </div>
  )
}
