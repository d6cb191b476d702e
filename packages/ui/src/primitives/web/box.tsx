import type { KeyboardEvent } from 'react'
import type { BoxProps } from '../types'

/** The layout box of the web. With `onPress` it is a button for mouse, keyboard and screen reader. */
export function Box({
  as: Tag = 'div',
  onPress,
  onSubmit,
  role,
  label,
  live,
  decorative,
  children,
  ...rest
}: BoxProps) {
  const press = onPress && {
    tabIndex: 0,
    onClick: onPress,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.target !== event.currentTarget || (event.key !== 'Enter' && event.key !== ' ')) return
      event.preventDefault()
      onPress()
    },
  }
  const submit = onSubmit && {
    noValidate: true,
    onSubmit: (event: { preventDefault: () => void }) => {
      event.preventDefault()
      onSubmit()
    },
  }
  return (
    <Tag
      {...rest}
      {...press}
      {...submit}
      role={role ?? (onPress ? 'button' : undefined)}
      aria-label={label}
      aria-live={live}
      aria-hidden={decorative || undefined}
    >
      {children}
    </Tag>
  )
}
