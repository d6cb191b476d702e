import { MESSAGE_KIND } from '@hearth/domain'
import type { AppMessage, MiniProgram } from '#ports/mini-program'

/** The template for messages about refused requests, and for those about approved requests. */
export const SERVICE_TEMPLATE = 'template-service'

/**
 * A person whose login codes the app does not know. A code begins with its person: `anna/1` and `anna/2` are both codes
 * of Anna.
 */
const NOBODY = 'nobody'

/**
 * A mini-program whose app identifies people by the first part of their code, and delivers to everybody except people
 * named `refuses`.
 */
export const testMiniProgram = (deliver: (message: AppMessage, key: string) => void): MiniProgram => ({
  templates: {
    ...Object.fromEntries(Object.values(MESSAGE_KIND).map((kind) => [kind, `template-${kind}`])),
    afterSaleAgreed: SERVICE_TEMPLATE,
    afterSaleRefused: SERVICE_TEMPLATE,
  },
  openIdOf(code) {
    const [who] = code.split('/')
    return Promise.resolve(who === NOBODY ? undefined : `open-${who}`)
  },
  send(message, key) {
    if (message.openId === 'open-refuses') return Promise.resolve('refused')
    deliver(message, key)
    return Promise.resolve('delivered')
  },
})
