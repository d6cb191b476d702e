import type { ReminderStatus } from '@hearth/domain'
import { describe, expectTypeOf, it } from 'vitest'
import type { Api, FlashSales, promotions as table } from '@hearth/sdk/core'

declare const promotions: Api<{ promotions: typeof table }>['promotions']

describe('promotions', () => {
  it('give the current flash sale, if there is one', () => {
    expectTypeOf(promotions.getFlashSale({})).resolves.toEqualTypeOf<FlashSales>()
  })

  it('set a reminder for one product of a sale, not for all', () => {
    // @ts-expect-error the product is missing
    void promotions.setReminder({ promotionId: '482913570' })
  })

  it('are listed by the existing types', () => {
    // @ts-expect-error no promotion is of type 999
    void promotions.listByType({ promotionType: 999 })
  })

  it('say of each reminder whether it is set', async () => {
    const { result } = await promotions.getReminders({ promotionId: '482913570', itemNo: ['2001'] })
    expectTypeOf(result[0]!.reminderStatus).toEqualTypeOf<ReminderStatus>()
    // @ts-expect-error the reply has one status for each product
    void result.reminderStatus
  })
})
