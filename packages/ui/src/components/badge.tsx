import { Text } from '#primitives'
import css from './badge.module.css'

/** A small count on a corner; nothing at 0, 99+ above 99. Its parent is positioned. */
export function Badge({ count, className }: { count: number; className?: string }) {
  if (count <= 0) return null
  return <Text className={className ?? css.badge}>{count > 99 ? '99+' : count}</Text>
}
