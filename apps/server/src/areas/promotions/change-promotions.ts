import { movedTimes, REPLY_CODE, type PromotionDeed } from '@hearth/domain'
import type {
  AddPromotion,
  ChangePromotion,
  CopyPromotion,
  OpsPromotion,
  OpsPromotionAsRead,
  ShopFilePromotion,
} from '@hearth/ops'
import { sql } from 'kysely'
import { keepPricesWithin } from '#areas/products/keep-prices'
import { stopTerms } from '#areas/products/promotion-terms'
import { opsPromotions } from '#areas/promotions/promotion-row'
import { pagesChanged } from '#areas/stock/catalogue-changed'
import type { OpsContext, Written } from '#kernel/ops/ops-area'
import { refuseRows } from '#kernel/ops/refused-rows'
import { ShopError } from '#kernel/shop-error'
import type { ShopFilePart } from '#kernel/shop-file/shop-file-part'

type Parts = readonly ShopFilePart[]

/**
 * Writes a promotion with the checks and writers of all areas, as if it came from a shop file that has only this
 * promotion.
 * @throws RefusedRows
 */
async function write(parts: Parts, context: OpsContext, promotion: ShopFilePromotion): Promise<void> {
  const rows = [promotion] as never
  refuseRows(parts.flatMap((part) => part.check?.(rows) ?? []))
  for (const part of parts) await part.write?.(context, rows)
  await follow(context)
}

/** Updates prices and pages after the change of a promotion. */
async function follow({ db, now }: OpsContext): Promise<void> {
  await keepPricesWithin(db, now)
  await pagesChanged(db)
}

const taken = (field: string) => () => new ShopError(REPLY_CODE.conflict, '已有同名的活动', field)

/** Adds a promotion. @throws ShopError conflict; RefusedRows */
export const addPromotion = (
  parts: Parts,
  context: OpsContext,
  promotion: AddPromotion,
): Promise<Written<OpsPromotion>> =>
  opsPromotions(context).add(context, promotion.promotionId, taken('promotionId'), () =>
    write(parts, context, promotion),
  )

/** Changes a promotion as far as its type allows. @throws ShopError notFound; RefusedRows; OpsError stale */
export const changePromotion = (
  parts: Parts,
  context: OpsContext,
  { version, ...promotion }: ChangePromotion,
): Promise<Written<OpsPromotion>> =>
  opsPromotions(context).change(context, { id: promotion.promotionId, version }, () => write(parts, context, promotion))

const REFUSED: Readonly<Record<'start' | 'end', string>> = {
  start: '活动已经开始或已结束',
  end: '活动已经结束；预售、众筹和试用按约定的时间结束',
}

function needDeed({ allowed }: OpsPromotion, deed: PromotionDeed & keyof typeof REFUSED): void {
  if (!allowed.includes(deed)) throw new ShopError(REPLY_CODE.wrongState, REFUSED[deed], 'promotionId')
}

/** Begins a promotion now. @throws ShopError notFound, wrongState; RefusedRows; OpsError stale */
export const startPromotion = (
  parts: Parts,
  context: OpsContext,
  { promotionId, version }: OpsPromotionAsRead,
): Promise<Written<OpsPromotion>> =>
  opsPromotions(context).change(context, { id: promotionId, version }, (before) => {
    needDeed(before, 'start')
    const { now } = context
    const { displayTime } = before.facts
    const shown = displayTime === undefined ? {} : { displayTime: Math.min(displayTime, now) }
    return write(parts, context, { ...before.facts, ...shown, promotionId, beginTime: now })
  })

/**
 * Ends a promotion now. If shoppers were promised a later end, new shoppers can no longer take part from now on, and
 * the promotion ends at the promised time.
 * @throws ShopError notFound, wrongState; OpsError stale
 */
export const endPromotion = (
  context: OpsContext,
  { promotionId, version }: OpsPromotionAsRead,
): Promise<Written<OpsPromotion>> =>
  opsPromotions(context).change(context, { id: promotionId, version }, async (before) => {
    needDeed(before, 'end')
    const { db, now } = context
    const { promotionType, beginTime, endTime } = before
    const kept = await stopTerms(context, { promotionId, promotionType, beginTime, endTime })
    const last = kept?.endTime ?? now - 1
    const first = Math.min(kept?.beginTime ?? beginTime, last)
    await sql`
      update promotion set begin_time = ${first}, end_time = ${last}, stopped_at = ${now}, version = version + 1
      where id = ${promotionId}`.execute(db)
    await follow(context)
  })

/** Copies a promotion to other times. @throws ShopError notFound, conflict; RefusedRows; OpsError stale */
export async function copyPromotion(
  parts: Parts,
  context: OpsContext,
  { promotionId, version, newId, ...wish }: CopyPromotion,
): Promise<Written<OpsPromotion>> {
  const things = opsPromotions(context)
  const { facts } = await things.lock(context.db, promotionId, version)
  return things.add(context, newId, taken('newId'), () =>
    write(parts, context, { ...facts, ...movedTimes(facts, wish), promotionId: newId }),
  )
}
