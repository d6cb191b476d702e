import clsx from 'clsx'
import { Box } from '#primitives'
import { HiddenText } from './hidden-text'
import css from './skeleton.module.css'

export interface SkeletonProps {
  /** Number of lines of text. */
  lines?: number
  /** Shape in place of lines: a `square` or `wide` picture, a `circle`, a `title`, or a `block` of a card's height. */
  shape?: 'square' | 'wide' | 'circle' | 'title' | 'block'
  className?: string
}

/** A placeholder for content that is loading. */
export function Skeleton({ lines = 0, shape, className }: SkeletonProps) {
  if (shape) return <Box decorative className={clsx(css.bone, css[shape], className)} />
  return (
    <Box decorative className={className}>
      {Array.from({ length: lines }, (_, index) => (
        <Box key={index} className={clsx(css.bone, css.line, index > 0 && index === lines - 1 && css.last)} />
      ))}
    </Box>
  )
}

/** Placeholders for a grid of cards. */
export function ProductGridSkeleton({ count = 6 }: { count?: number }) {
  return (
    <Box className={css.grid}>
      <HiddenText>正在加载</HiddenText>
      {Array.from({ length: count }, (_, index) => (
        <Box key={index}>
          <Skeleton shape="square" />
          <Skeleton lines={3} className={css.below} />
        </Box>
      ))}
    </Box>
  )
}

/** Placeholders for a list of rows. */
export function ListSkeleton({ rows = 4 }: { rows?: number }) {
  return (
    <Box className={css.list}>
      <HiddenText>正在加载</HiddenText>
      {Array.from({ length: rows }, (_, index) => (
        <Box key={index} className={css.row}>
          <Skeleton shape="square" className={css.thumb} />
          <Skeleton lines={3} className={css.grow} />
        </Box>
      ))}
    </Box>
  )
}
