import { deliverNotices } from '#areas/sandbox/deliver-notices'
import { addSandboxPage } from '#areas/sandbox/sandbox-routes'
import { sendNoticeTo } from '#areas/sandbox/send-notice'
import { defineArea } from '#kernel/area'

/**
 * The sandbox cashier: its page, and the notices that it sends. Only shops that use it as their cashier have this area.
 */
export const sandboxArea = defineArea({
  name: 'sandbox',
  accountEnd: { deleted: ['sandbox_pay_later.shopper_id'] },
  calls: [],
  routes: addSandboxPage,
  jobs({
    shop: {
      secret,
      ports: { clock },
    },
    app,
  }) {
    const send = sendNoticeTo(app, secret, clock)
    return [{ name: 'deliver', every: 1000, run: ({ db, now }) => deliverNotices(db, send, now) }]
  },
})
