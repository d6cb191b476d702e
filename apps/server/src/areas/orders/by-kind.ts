import type { OrderKindName } from '@hearth/domain'
import type { OrderCampaign } from '@hearth/sdk/core'
import { sql, type RawBuilder } from 'kysely'
import { caseOf } from '#database/case-of'
import { orderKindOf } from '#shop/order-kind'
import type { Kinds, ShopOrderKind, UnitOfWork } from '#shop/unit-of-work'

/**
 * A SQL expression that depends on the kind of a row of `orders`.
 * @param of the expression for a kind; nothing for `otherwise`
 */
export function byKind<Value>(
  { kinds }: Pick<UnitOfWork, 'kinds'>,
  of: (kind: ShopOrderKind) => RawBuilder<Value> | undefined,
  otherwise: RawBuilder<Value>,
): RawBuilder<Value> {
  const expressions = kinds.map((kind) => [kind.name, of(kind)] as const)
  return caseOf(sql`orders.kind`, expressions, otherwise)
}

/** The terms of an order's kind, for a row of `orders`; null if the kind has none. */
export const termsOfKind = (work: Pick<UnitOfWork, 'kinds'>): RawBuilder<object | null> =>
  byKind<object | null>(work, ({ terms }) => terms, sql`null::jsonb`)

/** The `campaign` field of an order, which shows the way it was bought; no field if there is nothing to show. */
export function toldCampaign(
  kinds: Kinds,
  { kind, terms, received_at: receivedAt }: { kind: OrderKindName; terms: object | null; received_at: number | null },
): { campaign?: OrderCampaign } {
  const { tell } = orderKindOf(kinds, kind)
  return terms && tell ? { campaign: tell(terms, { receivedAt }) } : {}
}

/** Condition on a row of `orders`: its kind has a property. */
export const isOfKinds = (
  { kinds }: Pick<UnitOfWork, 'kinds'>,
  holds: (kind: ShopOrderKind) => boolean,
): RawBuilder<boolean> => {
  const names = kinds.filter(holds).map(({ name }) => sql.lit(name))
  return names.length === 0 ? sql<boolean>`false` : sql<boolean>`orders.kind in (${sql.join(names)})`
}
