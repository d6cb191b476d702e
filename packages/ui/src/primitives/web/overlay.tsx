import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import clsx from 'clsx'
import { useUi } from '#context/ui-context'
import type { OverlayProps } from '../types'
import { usePresence } from '../use-presence'
import css from '../overlay.module.css'
import { trapFocus } from './focus-trap'

/** Overlay of the web. Nothing on the server. */
export function Overlay({ open, onClose, label, role = 'dialog', place = 'center', className, children }: OverlayProps) {
  const { largeText } = useUi()
  const panel = useRef<HTMLDivElement>(null)
  const close = useRef(onClose)
  close.current = onClose
  const shown = usePresence(open)
  const [mounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  useEffect(() => {
    if (!open || !mounted || !panel.current) return
    return trapFocus(panel.current, () => close.current?.())
  }, [open, mounted])
  if (!shown || !mounted) return null
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
