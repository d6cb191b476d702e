import type { OrderKindName } from '@hearth/domain'
import type { LateCode } from '@hearth/ui'
import type { KindView } from './kind-view'

/** The code of a kind, which is fetched when a page shows an order or product of it. */
export interface KindCode extends LateCode {
  /** The kind's view; undefined until its code is loaded. */
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

/** The code of a kind, for `useCode`; undefined for a normal order. */
export const kindCode = (of: { kind?: OrderKindName } | undefined): KindCode | undefined =>
  of?.kind && of.kind !== 'normal' ? (codes[of.kind] ??= late(of.kind)) : undefined

/** The view of an order or a draft; empty for a normal order, and until the code of its kind is loaded. */
export const viewOf = ({ campaign }: { campaign?: { kind: OrderKindName } }): KindView =>
  kindCode(campaign)?.view() ?? {}
