import { useEffect, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import clsx from 'clsx'
import { useUi } from '#context/ui-context'
import type { OverlayProps } from '../types'
import { usePresence } from '../use-presence'
import css from '../overlay.module.css'
import { trapFocus } from './focus-trap'

/** The panel of an overlay, with the backdrop behind it. */
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
  // A layout effect runs before the panel is visible, since a shopper may press Esc as soon as it is.
  useLayoutEffect(() => {
    if (open && panel.current) release.current = trapFocus(panel.current, () => close.current?.())
  }, [open])
  // The focus is not released in the layout effect, since React would then set it back to where it was before the
  // commit.
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
