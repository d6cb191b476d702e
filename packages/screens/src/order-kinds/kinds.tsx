import type { OrderKindName } from '@hearth/domain'
import type { KindView } from './kind-view'

/** Every kind with a view of its own. The table is fetched with the first kind that is shown. */
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

/** The view of a kind; empty for one that is shown as a normal order. */
export const loadKind = async (kind: OrderKindName): Promise<KindView> => (await KINDS[kind]?.()) ?? {}
