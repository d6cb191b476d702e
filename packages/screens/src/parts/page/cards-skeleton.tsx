import { Box, Card, HiddenText, Skeleton } from '@hearth/ui'

export interface CardsSkeletonProps {
  /** For each card, the number of its lines. */
  lines: readonly number[]
  /** Class that lays out the page's own cards. */
  className?: string
}

/** Placeholders for a page's cards. */
export function CardsSkeleton({ lines, className }: CardsSkeletonProps) {
  return (
    <Box className={className}>
      <HiddenText>正在加载</HiddenText>
      {lines.map((count, index) => (
        <Card key={index}>
          <Skeleton lines={count} />
        </Card>
      ))}
    </Box>
  )
}
