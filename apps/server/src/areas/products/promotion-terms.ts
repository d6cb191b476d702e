import { PROMOTION_TYPE, type CampaignTime, type DoorWarning, type PromotionType } from '@hearth/domain'
import type { PromotionFacts } from '@hearth/ops'
import type { OfferedCampaign } from '@hearth/sdk/core'
import { sql, type RawBuilder } from 'kysely'
import { bargainTerms } from '#areas/bargain-terms/bargain-terms'
import { crowdFundingTerms } from '#areas/crowd-funding-runs/crowd-funding-terms'
import { reservationTerms } from '#areas/reservation-runs/reservation-terms'
import { groupTerms } from '#areas/group-terms/group-terms'
import { caseOf } from '#database/case-of'
import type { PromotionTerms, StoppedPromotion } from '#shop/promotion-terms'
import type { UnitOfWork } from '#shop/unit-of-work'

/** The types of promotions that have terms of their own. A pre-sale stores its terms in columns of `promotion`. */
const PROMOTION_TERMS: readonly PromotionTerms[] = [
  { type: PROMOTION_TYPE.preSale, sold: sql<boolean>`balance_begin is not null` },
  crowdFundingTerms,
  reservationTerms,
  groupTerms,
  bargainTerms,
]

/**
 * Returns an expression on a row of `promotion`. `of` returns its value for a type of promotion with terms; other types
 * have the value `otherwise`.
 */
const byType = <Value>(
  of: (terms: PromotionTerms) => RawBuilder<Value> | undefined,
  otherwise: RawBuilder<Value>,
): RawBuilder<Value> =>
  caseOf(
    sql`promotion.promotion_type`,
    PROMOTION_TERMS.map((terms) => [terms.type, of(terms)] as const),
    otherwise,
  )

/** An expression for the terms of a row of `promotion`; null if it has none. */
export const promotionTerms = byType<object | null>(({ read }) => read, sql`null::jsonb`)

/** Condition on a row of `promotion`: it has the terms that its type requires. */
export const isSoldPromotion = byType<boolean>(({ sold }) => sold, sql`true`)

/**
 * An expression on a row of `promotion` for the fields that only promotions of its type have, in the form for staff;
 * null if there are none.
 */
export const termsAsFacts = byType<Partial<PromotionFacts> | null>(({ facts }) => facts, sql`null::jsonb`)

const ofType = (type: PromotionType) => PROMOTION_TERMS.find((one) => one.type === type)

/** Returns the terms of a promotion for shoppers; undefined if it has none. */
export const tellTerms = (type: PromotionType, terms: object | null): OfferedCampaign | undefined =>
  terms ? ofType(type)?.tell?.(terms) : undefined

/** Returns the id of the run that is stored with a promotion's orders; undefined for types without runs. */
export const runOf = (type: PromotionType, terms: object | null): string | undefined =>
  terms ? ofType(type)?.runOf?.(terms) : undefined

/**
 * Returns warnings about a promotion: the rules of each platform (`CAMPAIGN_DOOR`) that it may break, and the possible
 * consequences.
 */
export const warningsOfTerms = (facts: PromotionFacts): DoorWarning[] =>
  ofType(facts.promotionType)?.warnings?.(facts) ?? []

/** Stops a promotion for new participants; see `PromotionTerms.stop`. */
export const stopTerms = async (
  work: Pick<UnitOfWork, 'db' | 'now'>,
  { promotionType, ...promotion }: StoppedPromotion & { promotionType: PromotionType },
): Promise<CampaignTime | undefined> => ofType(promotionType)?.stop?.(work, promotion)
