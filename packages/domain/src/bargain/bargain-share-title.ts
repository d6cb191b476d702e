import { BARGAIN_STATUS, type BargainStatus } from '#codes/bargain-status'
import { formatFen } from '#money/format-fen'

/** The fields of a bargain that the title of a link to it shows. Prices are fen. */
export interface SharedBargain {
  skuName: string
  status: BargainStatus
  currentPrice: number
  floorPrice: number
}

/** The text below the title of a shared link. */
export const BARGAIN_SHARE_TEXT = '每位好友砍多少，活动页都写明了'

/** Returns the title of a shared bargain: its present price while it runs. The title promises no reward for sharing. */
export const bargainShareTitle = ({ skuName, status, currentPrice, floorPrice }: SharedBargain): string =>
  status === BARGAIN_STATUS.running && currentPrice > floorPrice
    ? `「${skuName}」现价 ¥${formatFen(currentPrice)}，最低 ¥${formatFen(floorPrice)}，帮我砍一刀`
    : `砍价：${skuName}`

/**
 * Returns the title of a bargain campaign's page when it is shared.
 * @param floorPrice fen
 */
export const bargainSkuShareTitle = (skuName: string, floorPrice: number): string =>
  `好友砍价：「${skuName}」最低 ¥${formatFen(floorPrice)}`
