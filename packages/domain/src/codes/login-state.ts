/** Whether the shopper is logged in (E01): 1 a visitor, 2 logged in. */
export const LOGIN_STATE = { visitor: 1, loggedIn: 2 } as const

/** One of {@link LOGIN_STATE}. */
export type LoginState = (typeof LOGIN_STATE)[keyof typeof LOGIN_STATE]

/** The label of each state for shoppers. */
export const LOGIN_STATE_LABEL: Readonly<Record<LoginState, string>> = { 1: '未登录', 2: '已登录' }
