import Taro from '@tarojs/taro'
import type { Answer, DevicePort } from '../types'

/** What the platforms say of a call that failed. */
interface Failure {
  errMsg?: string
  /** The search app's number: 10003 for a shopper's no, 10004 and 10005 for what the app may not at all. */
  errCode?: number
}

const DENIED = /den(?:y|ied)|auth(?:orize)?:fail|permission|no response|privacy|switched off/i

/** A failure as screens know it. */
export function answerOf({ errMsg = '', errCode }: Failure): Exclude<Answer<never>, { status: 'done' }> {
  if (/cancel/i.test(errMsg)) return { status: 'cancelled' }
  return { status: DENIED.test(errMsg) || errCode === 10003 || errCode === 10005 ? 'denied' : 'failed' }
}

/**
 * A port over one call of the platform; there where the platform has it.
 * @param call its name, such as `chooseAddress`; none for a platform that has nothing of the kind
 */
export const askPlatform = <Wish, Value>(
  call: string | undefined,
  start: (wish: Wish) => Promise<Value>,
): DevicePort<Wish, Value> => {
  const isSupported = () => call !== undefined && Taro.canIUse(call)
  return {
    isSupported,
    async ask(wish) {
      if (!isSupported()) return { status: 'unsupported' }
      try {
        return { status: 'done', value: await start(wish) }
      } catch (thrown) {
        return answerOf(thrown as Failure)
      }
    },
  }
}
