import type { ComponentType } from 'react'

/** Message for the shopper if the code of a pressed part could not be loaded. */
export const NOT_LOADED = '加载失败，请检查网络后重试'

/** Props of a part that is opened by a press. */
export interface LateProps {
  open: boolean | string | undefined
  onClose?: () => void
}

/** The code of a part created by `late`: loads it, and tells whether it is loaded. */
export interface LateCode {
  fetchCode(): Promise<void>
  hasCode(): boolean
}

/** A component created by `late`. */
export type LatePart<Props> = ComponentType<Props> & LateCode
