import type { ComponentType } from 'react'

/** What a shopper reads when the code of a press does not come. */
export const NOT_LOADED = '加载失败，请检查网络后重试'

/** What a part has that only a press opens. */
export interface LateProps {
  open: boolean | string | undefined
  onClose?: () => void
}

/** How the code of a late part is loaded before it opens. */
export interface LateCode {
  fetchCode(): Promise<void>
  hasCode(): boolean
}

/** A part that `late` makes. */
export type LatePart<Props> = ComponentType<Props> & LateCode
