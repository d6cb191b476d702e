import type { ReactNode } from 'react'
import clsx from 'clsx'
import { Press } from '#primitives'
import { usePress, type Action } from '../primitives/use-press'
import css from './button.module.css'

export interface ButtonProps {
  /**
   * `primary` (the default): the main action. `secondary`: an action beside it. `soft` and `outline`: lesser actions.
   * `danger`: a destructive action. `text`: looks like text. `bare`: has no style.
   */
  kind?: 'primary' | 'secondary' | 'soft' | 'outline' | 'danger' | 'text' | 'bare'
  size?: 's' | 'm' | 'l'
  /** True to make the button as wide as its container. */
  block?: boolean
  /** True to align a `text` button with the left edge of the lines above it. */
  flush?: boolean
  className?: string
  disabled?: boolean
  busy?: boolean
  /** The button's action. If it returns a promise, the button is busy until the promise settles. */
  onPress?: Action
  label?: string
  type?: 'button' | 'submit'
  expanded?: boolean
  children?: ReactNode
}

/** A button. It ignores presses while its action runs. */
export function Button({
  kind = 'primary',
  size = 'm',
  block,
  flush,
  className,
  disabled,
  busy = false,
  onPress,
  children,
  ...rest
}: ButtonProps) {
  const { running, press } = usePress(onPress, busy)
  const waiting = busy || running
  const look =
    kind === 'bare' ? css.bare : clsx(css.button, css[kind], css[size], block && css.block, flush && css.flush)
  return (
    <Press
      {...rest}
      disabled={disabled}
      busy={waiting}
      onPress={press}
      className={clsx(look, waiting && css.busy, disabled && css.disabled, className)}
    >
      {children}
    </Press>
  )
}
