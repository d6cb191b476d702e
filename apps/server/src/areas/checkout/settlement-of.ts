import { earnedFor, freeFreightFrom } from '@hearth/domain'
import type { SettledCampaign, Settlement } from '@hearth/sdk/core'
import type { PricedLines } from '#areas/cart/price-lines'
import type { SettledOrder } from '#areas/checkout/settle-order'
import { rulesOf } from '#areas/points/points-rules'
import { shownTenders, type TenderMeans } from '#areas/points/tenders'

/** The settlement of an order, as the checkout page shows it. */
export const settlementOf = (
  { cart, lines, coupons, amounts, priceDetails }: SettledOrder,
  priced: PricedLines,
  tenderMeans: TenderMeans,
  campaign: SettledCampaign | undefined,
): Settlement => ({
  promotionGroups: cart.promotionGroups,
  coupons,
  amounts,
  freeFreightFrom: freeFreightFrom(
    lines.map(({ line }) => line.sku),
    priced.freight,
  ),
  tenders: shownTenders(priced, tenderMeans),
  earnedIntegral: earnedFor(amounts.payAmount - amounts.freightAmount, rulesOf(tenderMeans.rules).pointsPerYuan),
  priceDetails,
  ...(campaign ? { campaign } : {}),
})
