import { BusinessError, NetworkError } from '@hearth/sdk/core'

/** The shop refuses, with one of its codes. */
export const refusal = (code: string, text = '请求没有成功'): BusinessError =>
  new BusinessError(text, { code, text, call: 'test' })

/** No reply came: whether it was executed is unknown. */
export const lost = (): NetworkError =>
  new NetworkError('Network Error', {
    code: 'ERR_NETWORK',
    text: '网络异常，请检查网络或稍后重试',
    call: 'test',
    unknown: true,
  })
