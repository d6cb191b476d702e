import type { ServiceRules } from '#after-sale/service-rules'
import { FREIGHT_PAYER, type FreightPayer } from '#codes/freight-payer'
import { RETURN_TYPE, type ReturnType } from '#codes/return-type'

/** Who pays how much for sending back. */
export interface ReturnFreight {
  /** Fen: what the shopper pays the courier who collects it; 0 if the shop pays. */
  freightAmount: number
  payer: FreightPayer
}

/**
 * What sending pieces back costs the shopper: nothing if the shop is to blame; otherwise the courier's price, or, if
 * they send it themselves, what they agree with their own courier.
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
