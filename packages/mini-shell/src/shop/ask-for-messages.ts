import type { Ports } from '@hearth/state'
import { messages, platformLogin, type Device } from '@hearth/ui/device'

const question: Device['messages'] = messages
const login: Device['platformLogin'] = platformLogin

/**
 * Asks for permission to send messages in the platform's own dialog. Absent in the search app, which has no such
 * dialog.
 */
export const askForMessages: Ports['askForMessages'] = question.isSupported()
  ? async (templateIds) => {
      const said = await question.ask({ templateIds })
      if (said.status === 'denied') throw new Error('您关闭了消息订阅，请点右上角“…”，在“设置 - 通知管理”中打开')
      if (said.status === 'failed') throw new Error('订阅失败，请稍后再试')
      if (said.status !== 'done' || said.value.accepted.length === 0) return undefined
      // The login code is requested only after the dialog: the platform does not show the dialog if the reply of a call
      // arrives between the tap and the request for the dialog.
      const known = await login.ask()
      if (known.status !== 'done') throw new Error('订阅失败，请稍后再试')
      return { code: known.value.code, templateIds: said.value.accepted }
    }
  : undefined
