import type { ReactNode } from 'react'
import clsx from 'clsx'
import { Press } from '#primitives'
import { usePress, type Action } from '../primitives/use-press'
import css from './button.module.css'

/** Props of `Button`. */
export interface ButtonProps {
  /**
   * `primary` (the default) leads on, `secondary` stands beside it, `soft` and `outline` are quiet, `danger` warns,
   * `text` is a word, `bare` has no look at all.
   */
  kind?: 'primary' | 'secondary' | 'soft' | 'outline' | 'danger' | 'text' | 'bare'
  size?: 's' | 'm' | 'l'
  /** As wide as its place. */
  block?: boolean
  /** A `text` whose word begins where the lines above it do. */
  flush?: boolean
  className?: string
  disabled?: boolean
  busy?: boolean
  /** A promise keeps the button busy until it settles. */
  onPress?: Action
  label?: string
  type?: 'button' | 'submit'
  expanded?: boolean
  children?: ReactNode
}

/** A button that cannot be pressed twice while it works. */
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
