import type { Call, Empty } from '@hearth/sdk/core'
import type { GivenPoints, GivePoints, OpsPointsRules, SetPointsRules } from './points.types'

/** Points, coins and stars: the rules for getting and spending them. */
export const points = {
  /** Reads the rules of points, coins and stars that are in force. */
  rules: 'GET /ops/points/rules/v1 may=points.read' as Call<Empty, OpsPointsRules>,
  /**
   * Sets the rules of points, coins and stars, which apply from now on.
   * @throws stale 107003409: when they were changed since they were read
   */
  setRules: 'PUT /ops/points/rules/v1 may=points.rules' as Call<SetPointsRules, OpsPointsRules>,
  /**
   * Gives a shopper points, coins or stars, once for each idempotency key.
   * @throws notFound 107002404: for a telephone nobody has logged in with
   */
  give: 'POST /ops/points/give/v1 may=points.give' as Call<GivePoints, GivenPoints>,
}

export type * from './points.types'
