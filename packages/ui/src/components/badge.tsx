import { Text } from '#primitives'
import css from './badge.module.css'

/** A small count on the corner of its positioned parent. Shows nothing for 0, and 99+ above 99. */
export function Badge({ count, className }: { count: number; className?: string }) {
  if (count <= 0) return null
  return <Text className={className ?? css.badge}>{count > 99 ? '99+' : count}</Text>
}
