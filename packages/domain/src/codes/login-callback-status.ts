/** Whether a login through the host app succeeded (S03): '1' if it did. */
export const LOGIN_CALLBACK_STATUS = { failed: '0', loggedIn: '1' } as const

/** One of {@link LOGIN_CALLBACK_STATUS}. */
export type LoginCallbackStatus = (typeof LOGIN_CALLBACK_STATUS)[keyof typeof LOGIN_CALLBACK_STATUS]

/** The label of each status for shoppers. */
export const LOGIN_CALLBACK_STATUS_LABEL: Readonly<Record<LoginCallbackStatus, string>> = {
  0: '登录未完成',
  1: '登录成功',
}
