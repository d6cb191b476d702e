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
  // The effect is a layout effect, which runs before the panel is visible: a shopper may press Esc as soon as the panel
  // appears.
  useLayoutEffect(() => {
    if (open && panel.current) release.current = trapFocus(panel.current, () => close.current?.())
  }, [open])
  // A later effect releases the focus. If the layout effect did, React would then set the focus back to where it was
  // before the commit.
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
