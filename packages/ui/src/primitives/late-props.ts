import type { ComponentType } from 'react'

/** Message to the shopper if the code of a press is not loaded. */
export const NOT_LOADED = '加载失败，请检查网络后重试'

/** Props of a part that only a press opens. */
export interface LateProps {
  open: boolean | string | undefined
  onClose?: () => void
}

/** Loads the code of a late part before it opens. */
export interface LateCode {
  fetchCode(): Promise<void>
  hasCode(): boolean
}

/** A part created by `late`. */
export type LatePart<Props> = ComponentType<Props> & LateCode
