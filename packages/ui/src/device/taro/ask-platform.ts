import Taro from '@tarojs/taro'
import type { Answer, DevicePort } from '../types'

/** The error of a failed platform call. */
interface Failure {
  errMsg?: string
  /** Error code of the search app. 10003: the shopper refused. 10004 and 10005: the app may not make the call. */
  errCode?: number
}

const DENIED = /den(?:y|ied)|auth(?:orize)?:fail|permission|no response|privacy|switched off/i

/** Returns the answer for the error of a failed call. */
export function answerOf({ errMsg = '', errCode }: Failure): Exclude<Answer<never>, { status: 'done' }> {
  if (/cancel/i.test(errMsg)) return { status: 'cancelled' }
  return { status: DENIED.test(errMsg) || errCode === 10003 || errCode === 10005 ? 'denied' : 'failed' }
}

/**
 * Creates the port for one call of the platform. It is supported if the platform has the call.
 * @param call name of the call, such as `chooseAddress`; undefined if the platform has none
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
