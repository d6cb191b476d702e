import { WIDGET_TYPE } from '@hearth/domain'
import type { CategoryWidget, ContentPage } from '@hearth/state'

/** Returns the categories of the page of all products that have products. */
export const sectionsOf = (page: ContentPage | undefined): CategoryWidget[] =>
  page?.blocks
    .flatMap(({ widgets }) => widgets)
    .filter(
      (widget): widget is CategoryWidget => widget.widgetType === WIDGET_TYPE.category && widget.totalCount > 0,
    ) ?? []
