import { cabinetsStore, useActions, useShop, type Address } from '@hearth/state'
import { Box, Button, Text } from '@hearth/ui'
import css from './cabinets.module.css'

/** The search for a place, and sorting by distance once the shopper permits locating. */
export function NearBar({ address }: { address: Address }) {
  const { canLocate, located } = useShop(cabinetsStore, ({ canLocate, cabinets }) => ({
    canLocate,
    located: cabinets.data?.some(({ distance }) => distance !== undefined),
  }))
  const { locate } = useActions(cabinetsStore)
  return (
    <Box className={css.near}>
      <Text className={css.nearText}>
        {located
          ? '已按距离由近到远排列'
          : `${address.cityName}${address.districtName}${address.streetName}附近的自提点`}
      </Text>
      {canLocate && (
        <Button kind="outline" size="s" onPress={locate}>
          {located ? '重新定位' : '使用我的位置'}
        </Button>
      )}
    </Box>
  )
}
