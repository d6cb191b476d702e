import { BusinessError, NetworkError } from '@hearth/sdk/core'

/** Returns the error of a call that the shop refused with a reply code. */
export const refusal = (code: string, text = '请求没有成功'): BusinessError =>
  new BusinessError(text, { code, text, call: 'test' })

/** Returns the error of a call without a reply: whether the server carried it out is unknown. */
export const lost = (): NetworkError =>
  new NetworkError('Network Error', {
    code: 'ERR_NETWORK',
    text: '网络异常，请检查网络或稍后重试',
    call: 'test',
    unknown: true,
  })
