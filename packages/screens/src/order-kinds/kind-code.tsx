import type { OrderKindName } from '@hearth/domain'
import type { LateCode } from '@hearth/ui'
import type { KindView } from './kind-view'

/** The code of an order kind, loaded when a page shows an order or product of the kind. */
export interface KindCode extends LateCode {
  /** Returns the view of the kind; undefined until its code is loaded. */
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

/** Returns the code of an order's kind, for `useCode`; undefined for a normal order. */
export const kindCode = (of: { kind?: OrderKindName } | undefined): KindCode | undefined =>
  of?.kind && of.kind !== 'normal' ? (codes[of.kind] ??= late(of.kind)) : undefined

/** Returns the view of an order or draft; empty for a normal order, and until the code of the kind is loaded. */
export const viewOf = ({ campaign }: { campaign?: { kind: OrderKindName } }): KindView =>
  kindCode(campaign)?.view() ?? {}
