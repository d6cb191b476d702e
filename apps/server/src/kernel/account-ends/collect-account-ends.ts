import type { AccountEnd } from '#kernel/account-ends/account-end'
import type { Area } from '#kernel/area'
import { KERNEL_ACCOUNT_END } from '#kernel/account-ends/kernel-account-end'

/** The account end of an area, with the area's name. */
export interface AreaAccountEnd extends AccountEnd {
  area: string
}

/** The account ends of all areas and of the kernel. */
export const collectAccountEnds = (areas: readonly Pick<Area, 'name' | 'accountEnd'>[]): AreaAccountEnd[] =>
  [...areas, { name: 'kernel', accountEnd: KERNEL_ACCOUNT_END }].flatMap(({ name, accountEnd }) =>
    accountEnd ? [{ ...accountEnd, area: name }] : [],
  )
