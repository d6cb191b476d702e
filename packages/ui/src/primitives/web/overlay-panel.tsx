import { useEffect, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import clsx from 'clsx'
import { useUi } from '#context/ui-context'
import type { OverlayProps } from '../types'
import { usePresence } from '../use-presence'
import css from '../overlay.module.css'
import { trapFocus } from './focus-trap'

/** The panel of an overlay and its backdrop. */
export function OverlayPanel({
  open,
  onClose,
  label,
  role = 'dialog',
  place = 'center',
  className,
  children,
}: OverlayProps) {
  const { largeText } = useUi()
  const shown = usePresence(open)
  const panel = useRef<HTMLDivElement>(null)
  const close = useRef(onClose)
  close.current = onClose
  const release = useRef(() => {})
  // In the task that draws it: a shopper may press Esc as soon as the panel is visible.
  useLayoutEffect(() => {
    if (open && panel.current) release.current = trapFocus(panel.current, () => close.current?.())
  }, [open])
  // Not in the layout effect: after it, React restores the focus of before the commit.
  useEffect(() => (open ? () => release.current() : undefined), [open])
  if (!shown) return null
  return createPortal(
    <div className={clsx(css.layer, css[place], !open && css.leaving, largeText && 'large-text')}>
      <div className={css.veil} onClick={onClose} aria-hidden="true" />
      <div
        ref={panel}
        className={clsx(css.panel, className)}
        role={role}
        aria-modal="true"
        aria-label={label}
        tabIndex={-1}
      >
        {children}
      </div>
    </div>,
    document.body,
  )
}
