import type { MouseEvent, UIEvent } from 'react'
import { useUi } from '#context/ui-context'
import type { LinkProps } from '../types'

/** The link of the web, an anchor. A plain click is handled by the shop's router, any other by the browser. */
export function Link({ to, className, children, label, onPress, current, expanded, onExpand }: LinkProps) {
  const { navigate } = useUi()
  const open = (event: UIEvent) => {
    event.preventDefault()
    onExpand?.()
  }
  const follow = (event: MouseEvent) => {
    if (expanded === false && !event.metaKey && !event.ctrlKey) return open(event)
    onPress?.()
    const ours = to.startsWith('/') && !to.startsWith('//')
    if (
      !ours ||
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return
    event.preventDefault()
    navigate(to)
  }
  return (
    <a
      href={to}
      className={className}
      aria-label={label}
      aria-current={current ? 'page' : undefined}
      aria-expanded={expanded}
      onClick={follow}
      onKeyDown={onExpand && ((event) => (event.key === ' ' || event.key === 'ArrowDown') && open(event))}
    >
      {children}
    </a>
  )
}
