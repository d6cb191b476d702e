import { useEffect, useRef } from 'react'
import clsx from 'clsx'
import type { SlidesProps } from '../types'
import css from '../slides.module.css'

/**
 * The slides of the web. They use the browser's scroll snapping, so that a finger, a wheel and the arrow keys turn
 * them.
 */
export function Slides({ slides, current, onCurrent, label, className }: SlidesProps) {
  const track = useRef<HTMLDivElement>(null)
  const shown = useRef(current)
  useEffect(() => {
    if (shown.current === current) return
    shown.current = current
    track.current?.scrollTo({ left: current * track.current.clientWidth })
  }, [current])
  const settle = () => {
    if (!track.current) return
    const index = Math.round(track.current.scrollLeft / track.current.clientWidth)
    if (index === shown.current) return
    shown.current = index
    onCurrent(index)
  }
  return (
    <div
      ref={track}
      className={clsx(css.slides, className)}
      tabIndex={0}
      role="group"
      aria-roledescription="轮播"
      aria-label={label}
      onScroll={settle}
    >
      {slides.map(({ key, content }) => (
        <div key={key} className={css.slide}>
          {content}
        </div>
      ))}
    </div>
  )
}
