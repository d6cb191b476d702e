import type { ServiceRules } from '#after-sale/service-rules'
import { FREIGHT_PAYER, type FreightPayer } from '#codes/freight-payer'
import { RETURN_TYPE, type ReturnType } from '#codes/return-type'

/** The cost of sending a product back, and who pays it. */
export interface ReturnFreight {
  /**
   * Fen that the shopper pays for the collection by a courier; 0 if the shop pays, or if the shopper sends the product.
   */
  freightAmount: number
  payer: FreightPayer
}

/**
 * Returns the cost of sending pieces back. If the shop is at fault, it pays. Otherwise the shopper pays either the
 * shop's price of a collection, or a courier of their own.
 */
export function returnFreight(
  {
    returnType,
    pieces,
    shopsFault,
  }: {
    returnType: ReturnType
    pieces: number
    shopsFault: boolean
  },
  { pickupFen, pickupMoreFen }: ServiceRules,
): ReturnFreight {
  if (shopsFault || returnType === RETURN_TYPE.none) return { freightAmount: 0, payer: FREIGHT_PAYER.shop }
  const fetched = returnType === RETURN_TYPE.fetched
  return {
    freightAmount: fetched ? pickupFen + pickupMoreFen * (pieces - 1) : 0,
    payer: FREIGHT_PAYER.shopper,
  }
}
