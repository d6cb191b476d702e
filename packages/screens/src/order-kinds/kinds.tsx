import type { OrderKindName } from '@hearth/domain'
import type { KindView } from './kind-view'

/** For each kind with its own view, the function that loads it. This table is loaded with the first view. */
const KINDS: Readonly<Partial<Record<OrderKindName, () => Promise<KindView>>>> = {
  preSale: async () => (await import('./pre-sale/pre-sale-kind')).preSaleKind,
  crowdFunding: async () => (await import('./crowd-funding/funding-kind')).fundingKind,
  group: async () => (await import('./group/group-kind')).groupKind,
  freeTrial: async () => (await import('./free-trial/trial-kind')).trialKind,
  reservation: async () => (await import('./reservation/reservation-kind')).reservationKind,
  bargain: async () => (await import('./bargain/bargain-kind')).bargainKind,
  exchange: async () => (await import('./exchange/exchange-kind')).exchangeKind,
  prize: async () => (await import('./prize/prize-kind')).prizeKind,
  membership: async () => (await import('./membership/membership-kind')).membershipKind,
}

/** Loads the view of a kind; empty for kinds that are shown as normal orders. */
export const loadKind = async (kind: OrderKindName): Promise<KindView> => (await KINDS[kind]?.()) ?? {}
