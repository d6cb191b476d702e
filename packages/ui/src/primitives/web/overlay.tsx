import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import clsx from 'clsx'
import { useUi } from '../../context/ui-context'
import type { OverlayProps } from '../types'
import css from '../overlay.module.css'
import { trapFocus } from './focus-trap'

/** How long a panel takes to leave, ms; the style sheet's `--quick`. */
const LEAVE = 180

/** Overlay of the web. */
export function Overlay({ open, onClose, label, role = 'dialog', place = 'center', className, children }: OverlayProps) {
  const { largeText } = useUi()
  const panel = useRef<HTMLDivElement>(null)
  const close = useRef(onClose)
  close.current = onClose
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (open) {
      setShown(true)
      return
    }
    const timer = setTimeout(() => setShown(false), LEAVE)
    return () => clearTimeout(timer)
  }, [open])
  useEffect(() => {
    if (open && shown && panel.current) return trapFocus(panel.current, () => close.current?.())
    return
  }, [open, shown])
  if (!shown) return null
  return createPortal(
    <div className={clsx(css.layer, css[place], !open && css.leaving, largeText && 'large-text')}>
      <div className={css.veil} onClick={onClose} aria-hidden="true" />
      <div ref={panel} className={clsx(css.panel, className)} role={role} aria-modal="true" aria-label={label} tabIndex={-1}>
        {children}
      </div>
    </div>,
    document.body,
  )
}
