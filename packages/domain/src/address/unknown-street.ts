import { AREA_TYPE, type AreaType } from '#codes/area-type'

/** An area as pickers read it (E05). */
export interface AreaLike {
  code: string
  name: string
  type: AreaType
  hasLeaf: boolean
}

/** The first choice of a street list: "don't know yet" (E05, V03). */
export const UNKNOWN_STREET: Readonly<AreaLike> = { code: '', name: '暂不清楚', type: AREA_TYPE.street, hasLeaf: false }
