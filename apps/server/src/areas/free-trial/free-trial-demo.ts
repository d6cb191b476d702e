import type { PlacedOrder } from '@hearth/sdk/core'
import type { DemoParts } from '#kernel/demo/demo-parts'

const agreement = { agreementId: 'FREE_TRIAL', agreementVersion: 1 }

/** The demo shop's customer signs the agreement for free trials, and gets a product to try. */
export const freeTrialDemo: DemoParts = {
  past: ({ past, addressId, ship, confirm }) => [
    {
      daysAgo: 0,
      async live() {
        const { captchaId } = await past.ask<{ captchaId: string }>('GET', '/api/platform/usercenter/v1/captcha')
        // A made-up number with a correct check digit.
        const person = { realName: '王小暖', idNumber: '110105199001011232', captchaId, captchaCode: past.captcha() }
        await past.ask('POST', '/api/platform/riskmanager/v1/agreement', { ...agreement, ...person })
        const wish = { addressId: addressId(), skuNo: '160101', promotionId: 'trial-1', ...agreement, orderWay: 2 }
        const { orderId } = await past.ask<PlacedOrder>('POST', '/api/orders/v1/freeTrail', wish)
        await past.run('events')
        const { version } = await past.ops().freeTrials.get({ orderId })
        await past.ops().freeTrials.approve({ orderId, version })
        await ship(orderId)
        await confirm(orderId)
      },
    },
  ],
}
