import { AREA_TYPE, type AreaType } from '#codes/area-type'

/** An area of an area picker (E05). */
export interface AreaLike {
  code: string
  name: string
  type: AreaType
  hasLeaf: boolean
}

/** "Don't know yet": the first choice in a list of streets (E05, V03). */
export const UNKNOWN_STREET: Readonly<AreaLike> = { code: '', name: '暂不清楚', type: AREA_TYPE.street, hasLeaf: false }
