import { useEffect, useRef, useState } from 'react'
import type { PullAreaProps } from '../types'
import css from '../pull-area.module.css'

/** How far a finger pulls until letting go refreshes, px. */
const ENOUGH = 64

/** Pull to refresh of the web: only from the very top, only with a finger. */
export function PullArea({ onRefresh, children }: PullAreaProps) {
  const area = useRef<HTMLDivElement>(null)
  const action = useRef(onRefresh)
  action.current = onRefresh
  const [pull, setPull] = useState(0)
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    const element = area.current
    if (!element) return
    let from: number | undefined
    let far = 0
    const start = (event: TouchEvent) => {
      from = window.scrollY <= 0 && event.touches.length === 1 ? event.touches[0]?.clientY : undefined
    }
    const move = (event: TouchEvent) => {
      const at = event.touches[0]?.clientY
      if (from === undefined || at === undefined) return
      far = Math.min(Math.max(0, (at - from) * 0.5), ENOUGH * 1.4)
      setPull(far)
    }
    const end = () => {
      const enough = far >= ENOUGH
      from = undefined
      far = 0
      setPull(0)
      if (!enough) return
      setBusy(true)
      const release = () => setBusy(false)
      Promise.resolve(action.current()).then(release, release)
    }
    element.addEventListener('touchstart', start, { passive: true })
    element.addEventListener('touchmove', move, { passive: true })
    element.addEventListener('touchend', end)
    element.addEventListener('touchcancel', end)
    return () => {
      element.removeEventListener('touchstart', start)
      element.removeEventListener('touchmove', move)
      element.removeEventListener('touchend', end)
      element.removeEventListener('touchcancel', end)
    }
  }, [])
  const height = busy ? 44 : pull
  return (
    <div ref={area} className={css.area}>
      <div className={css.note} style={height > 0 ? { height } : undefined} role="status">
        {height > 0 && <span>{busy ? '正在刷新…' : pull >= ENOUGH ? '松开刷新' : '下拉刷新'}</span>}
      </div>
      {children}
    </div>
  )
}
