import { ERROR_CODE, type ApiError, type ErrorCode, ORDER_STATUS, type OrderStatus } from '@hearth/sdk'
import { describe, expectTypeOf, it } from 'vitest'

declare const error: ApiError

describe('codes', () => {
  it('are typed where replies carry them', () => {
    expectTypeOf<typeof ORDER_STATUS.shipped>().toExtend<OrderStatus>()
    // @ts-expect-error no status has this name
    void ORDER_STATUS.lost
  })

  it('of errors have names, and may be another server’s', () => {
    expectTypeOf(error.code).toEqualTypeOf<ErrorCode>()
    void (error.code === ERROR_CODE.soldOut)
    expectTypeOf<'107002410'>().toExtend<ErrorCode>()
    expectTypeOf<'146000001'>().toExtend<ErrorCode>()
    // @ts-expect-error no code has this name
    void ERROR_CODE.soldout
  })
})
