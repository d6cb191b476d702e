import { SHOP_STATUS, type ShopStatus } from '@hearth/domain'
import type { TagProps } from '@hearth/ui'

/** Colour of the tag for each status of a shop. */
export const SHOP_TONE: Readonly<Record<ShopStatus, TagProps['tone']>> = {
  [SHOP_STATUS.none]: 'neutral',
  [SHOP_STATUS.reviewing]: 'warn',
  [SHOP_STATUS.open]: 'good',
  [SHOP_STATUS.closed]: 'bad',
}
