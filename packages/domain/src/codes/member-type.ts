/**
 * The type of a shopper's membership: 0 without a membership (E01). All other types count as `vip`. The specification
 * does not define the codes of the other types; they are the durations of memberships (F06), as in `VIP_TYPE`.
 */
export const MEMBER_TYPE = { none: 0, monthly: 1, quarterly: 2, yearly: 3 } as const

/** One of {@link MEMBER_TYPE}. */
export type MemberType = (typeof MEMBER_TYPE)[keyof typeof MEMBER_TYPE]

/** The label of each type for shoppers. */
export const MEMBER_TYPE_LABEL: Readonly<Record<MemberType, string>> = {
  0: '普通用户',
  1: '月度会员',
  2: '季度会员',
  3: '年度会员',
}
