import type { OrderKindName } from '@hearth/domain'
import type { LateCode } from '@hearth/ui'
import type { KindView } from './kind-view'

/** The code of a kind, which is fetched when a page shows something of it. */
export interface KindCode extends LateCode {
  /** The kind's view; nothing until its code is here. */
  view(): KindView | undefined
}

function late(load: () => Promise<KindView>): KindCode {
  let known: KindView | undefined
  return {
    fetchCode: async () => void (known = await load()),
    hasCode: () => known !== undefined,
    view: () => known,
  }
}

/** Every kind that pages show otherwise than a normal order. */
const KINDS: Readonly<Partial<Record<OrderKindName, KindCode>>> = {
  preSale: late(async () => (await import('./pre-sale/pre-sale-kind')).preSaleKind),
  crowdFunding: late(async () => (await import('./crowd-funding/funding-kind')).fundingKind),
  membership: late(async () => (await import('./membership/membership-kind')).membershipKind),
  freeTrial: late(async () => (await import('./free-trial/trial-kind')).trialKind),
}

/** The code of a kind, for `useCode`; nothing where it is shown as a normal order. */
export const kindCode = (of: { kind?: OrderKindName } | undefined): KindCode | undefined => of?.kind && KINDS[of.kind]

/** How an order, or an order to be, is shown; empty for a normal order, and until the code of its kind is here. */
export const viewOf = ({ campaign }: { campaign?: { kind: OrderKindName } }): KindView =>
  kindCode(campaign)?.view() ?? {}
