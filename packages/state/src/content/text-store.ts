import { TEXT_PAGE, WIDGET_TYPE } from '@hearth/domain'
import type { TextWidget } from '@hearth/sdk/core'
import { defineContentStore, type ContentState } from '#content/content-store'
import type { StoreDefinition } from '#shop/define-store'

/**
 * Returns the store of a text such as an agreement, by the last part of its address; undefined if the name is unknown.
 */
export function textStore(name: string): StoreDefinition<ContentState> | undefined {
  const path = Object.values(TEXT_PAGE).find((one) => one === `/agreement/${name}`)
  return path && defineContentStore(path)
}

/** Returns a text; undefined until it is loaded, or if it does not exist. */
export const selectText = ({ page }: ContentState): TextWidget | undefined =>
  page.data?.blocks
    .flatMap(({ widgets }) => widgets)
    .find((widget): widget is TextWidget => widget.widgetType === WIDGET_TYPE.text)
