import Taro from '@tarojs/taro'
import type { Answer, DevicePort } from '../types'

/** Errors of a failed platform call. */
interface Failure {
  errMsg?: string
  /**
   * The search app's error code: 10003 for a shopper's refusal, 10004 and 10005 for calls that the app may not make.
   */
  errCode?: number
}

const DENIED = /den(?:y|ied)|auth(?:orize)?:fail|permission|no response|privacy|switched off/i

/** A failure in the form for screens. */
export function answerOf({ errMsg = '', errCode }: Failure): Exclude<Answer<never>, { status: 'done' }> {
  if (/cancel/i.test(errMsg)) return { status: 'cancelled' }
  return { status: DENIED.test(errMsg) || errCode === 10003 || errCode === 10005 ? 'denied' : 'failed' }
}

/**
 * A port for one call of the platform; supported if the platform has it.
 * @param call its name, such as `chooseAddress`; undefined for a platform without any
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
