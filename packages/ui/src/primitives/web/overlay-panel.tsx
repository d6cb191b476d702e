import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import clsx from 'clsx'
import { useUi } from '#context/ui-context'
import type { OverlayProps } from '../types'
import { usePresence } from '../use-presence'
import css from '../overlay.module.css'
import { trapFocus } from './focus-trap'

/** The panel of an overlay and the veil behind it. */
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
  useEffect(() => {
    if (!open || !panel.current) return
    return trapFocus(panel.current, () => close.current?.())
  }, [open])
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
