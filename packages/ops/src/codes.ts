import { REPLY_CODE, REPLY_MESSAGE, REPLY_STATUS, type ReplyCode } from '@hearth/domain'

/** The codes of refused staff calls: codes shared with shoppers' calls, and codes that only staff calls have. */
export const OPS_CODE = {
  badInput: REPLY_CODE.badInput,
  notFound: REPLY_CODE.notFound,
  conflict: REPLY_CODE.conflict,
  soldOut: REPLY_CODE.soldOut,
  couponUnusable: REPLY_CODE.couponUnusable,
  wrongState: REPLY_CODE.wrongState,
  tooMany: REPLY_CODE.tooMany,
  serverError: REPLY_CODE.serverError,
  notBuilt: REPLY_CODE.notBuilt,
  unavailable: REPLY_CODE.unavailable,
  readOnly: REPLY_CODE.readOnly,
  /** Nobody is logged in as staff. The login of a shopper does not count. */
  staffNeeded: 107003401,
  /** No role of the caller has the required permission. */
  notAllowed: 107003403,
  /** The record has changed since the caller read it; `version` is its present version, which counts its changes. */
  stale: 107003409,
  /** Name, password or one-time code is wrong; the reply does not say which. */
  wrongLogin: 107003415,
  /** Too many wrong logins with this name. `Retry-After` is the number of seconds until logins are checked again. */
  locked: 107003423,
} as const

/** One of {@link OPS_CODE}. */
export type OpsCode = (typeof OPS_CODE)[keyof typeof OPS_CODE]

type OwnCode = Exclude<OpsCode, ReplyCode>

/** The message of each code, for replies without a message of their own. */
export const OPS_MESSAGE: Readonly<Record<OpsCode, string>> = {
  ...REPLY_MESSAGE,
  ...({
    107003401: '请先以员工身份登录',
    107003403: '您的角色没有此项权限',
    107003409: '内容已被他人修改，请刷新后重试',
    107003415: '登录名、密码或动态码不正确',
    107003423: '登录失败次数过多，请稍后再试',
  } satisfies Record<OwnCode, string>),
}

/** The HTTP status of each code. */
export const OPS_STATUS: Readonly<Record<OpsCode, number>> = {
  ...REPLY_STATUS,
  ...({ 107003401: 401, 107003403: 403, 107003409: 409, 107003415: 401, 107003423: 429 } satisfies Record<
    OwnCode,
    number
  >),
}
