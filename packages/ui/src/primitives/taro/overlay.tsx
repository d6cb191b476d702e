import clsx from 'clsx'
import { View } from '@tarojs/components'
import { useUi } from '#context/ui-context'
import type { OverlayProps } from '../types'
import { usePresence } from '../use-presence'
import { useOwnColours } from './use-own-colours'
import css from '../overlay.module.css'
import base from './base.module.css'

/**
 * The overlay of the mini shells. Its backdrop takes the drags, so that the page behind does not scroll. Must not be in
 * a page's footer, whose blurred background would clip it.
 */
export function Overlay({
  open,
  onClose,
  label,
  role = 'dialog',
  place = 'center',
  className,
  children,
}: OverlayProps) {
  const { largeText } = useUi()
  const colours = useOwnColours()
  const shown = usePresence(open)
  if (!shown) return null
  return (
    <View
      className={clsx(css.layer, css[place], !open && css.leaving, largeText && 'large-text', colours && 'own-colours')}
      style={colours}
    >
      <View
        className={css.veil}
        catchMove
        onClick={(event) => {
          event.stopPropagation()
          onClose?.()
        }}
      />
      <View
        className={clsx(base.box, css.panel, className)}
        ariaRole={role}
        ariaLabel={label}
        onClick={(event) => event.stopPropagation()}
      >
        {children}
      </View>
    </View>
  )
}
