import type { OrderKindName } from '@hearth/domain'
import type { LateCode } from '@hearth/ui'
import type { KindView } from './kind-view'

/** The code of a kind, which is fetched when a page shows something of it. */
export interface KindCode extends LateCode {
  /** The kind's view; nothing until its code is here. */
  view(): KindView | undefined
}

const codes: Partial<Record<OrderKindName, KindCode>> = {}

function late(kind: OrderKindName): KindCode {
  let known: KindView | undefined
  return {
    fetchCode: async () => void (known = await (await import('./kinds')).loadKind(kind)),
    hasCode: () => !!known,
    view: () => known,
  }
}

/** The code of a kind, for `useCode`; nothing for a normal order. */
export const kindCode = (of: { kind?: OrderKindName } | undefined): KindCode | undefined =>
  of?.kind && of.kind !== 'normal' ? (codes[of.kind] ??= late(of.kind)) : undefined

/** How an order, or an order to be, is shown; empty for a normal order, and until the code of its kind is here. */
export const viewOf = ({ campaign }: { campaign?: { kind: OrderKindName } }): KindView =>
  kindCode(campaign)?.view() ?? {}
