import type { AccountEnd } from '#kernel/account-end'
import type { Area } from '#kernel/area'
import { KERNEL_ACCOUNT_END } from '#kernel/kernel-account-end'

/** What becomes of what an area keeps of a shopper, and the area that declares it. */
export interface AreaAccountEnd extends AccountEnd {
  area: string
}

/** What all areas declare for the end of an account, and the kernel itself. */
export const collectAccountEnds = (areas: readonly Pick<Area, 'name' | 'accountEnd'>[]): AreaAccountEnd[] =>
  [...areas, { name: 'kernel', accountEnd: KERNEL_ACCOUNT_END }].flatMap(({ name, accountEnd }) =>
    accountEnd ? [{ ...accountEnd, area: name }] : [],
  )
