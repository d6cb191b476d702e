import { formatDistance } from '@hearth/domain'
import { Box, Button, Card, Text, type Action } from '@hearth/ui'
import type { ReactNode } from 'react'
import { CardsSkeleton } from '#parts/page/cards-skeleton'
import css from './place-list.module.css'

/**
 * The bar above a list of places: a text, and a button that sorts the places by distance. `onLocate` is absent if the
 * platform cannot locate the shopper.
 */
export function NearBar({
  located,
  text,
  onLocate,
}: {
  /** Whether the places are sorted by distance. */
  located: boolean | undefined
  /** Text shown until the places are sorted. */
  text: string
  onLocate?: Action
}) {
  return (
    <Box className={css.near}>
      <Text className={css.nearText}>{located ? '已按距离由近到远排列' : text}</Text>
      {onLocate && (
        <Button kind="outline" size="s" onPress={onLocate}>
          {located ? '重新定位' : '使用我的位置'}
        </Button>
      )}
    </Box>
  )
}

/** A list of places that shoppers go to, such as stores. */
export const PlaceList = ({ children }: { children: ReactNode }) => (
  <Box as="ul" role="list" className={css.list}>
    {children}
  </Box>
)

/** Placeholders for a `PlaceList`. */
export const PlaceListSkeleton = () => <CardsSkeleton lines={[3, 3, 3]} className={css.list} />

/** A place in the list: name, address, and distance once the shopper is located. `children` are shown below. */
export function PlaceCard({
  place: { name, address, distance },
  children,
}: {
  place: { name: string; address: string; distance?: number }
  children: ReactNode
}) {
  return (
    <Box as="li">
      <Card>
        <Box className={css.head}>
          <Text as="h2" className={css.name}>
            {name}
          </Text>
          {distance !== undefined && <Text className={css.distance}>{formatDistance(distance)}</Text>}
        </Box>
        <Text as="p">{address}</Text>
        {children}
      </Card>
    </Box>
  )
}
