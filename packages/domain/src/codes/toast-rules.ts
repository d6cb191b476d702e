import { SPECIAL_CODE } from '#codes/classify-code'

/** Most characters of an error message that are kept (X03). */
export const MESSAGE_LIMIT = 500

/** Cuts an error message to 500 characters, never through the middle of one (X03). */
export const cutMessage = (message: string): string => Array.from(message).slice(0, MESSAGE_LIMIT).join('')

const quietPath = /\/logistics\/v\d+\/(?:message|delivertime)(?:[/?#]|$)/

/** Whether a failure shows no toast: code 107001298 on the delivery-time and logistics-message paths (X01). */
export const suppressesToast = (code: string | number, path: string): boolean =>
  String(code) === SPECIAL_CODE.quietDelivery && quietPath.test(path)
