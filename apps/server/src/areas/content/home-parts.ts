import { WIDGET_TYPE } from '@hearth/domain'
import type { OpsHome, PageWidget } from '@hearth/ops'

type Blocks = OpsHome['blocks']
type Pick = Extract<PageWidget, { widgetType: 3 }>['pick']

/** A part of the home page, for its owner. */
export interface HomePart {
  blockId: number
  hidden?: boolean
  widget: PageWidget
}

/** Returns the parts of a page, in their order. */
export const partsOf = (blocks: Blocks): HomePart[] =>
  blocks.flatMap(({ widgets, ...block }) => widgets.map((widget) => ({ ...block, widget })))

/**
 * Returns blocks with one part each. A part that shared a block with others gets a block of its own, so that it can be
 * moved.
 */
export function blocksOf(parts: readonly HomePart[]): Blocks {
  let last = Math.max(0, ...parts.map(({ blockId }) => blockId))
  const taken = new Set<number>()
  return parts.map(({ blockId, widget, ...part }) => {
    const own = taken.has(blockId) ? (last += 1) : blockId
    taken.add(own)
    return { ...part, blockId: own, widgets: [widget] }
  })
}

const PICKED: Readonly<Record<Pick['by'], (pick: never) => string>> = {
  spu: ({ spuNos }: Extract<Pick, { by: 'spu' }>) => `商品 ${spuNos.join('、')}`,
  promotion: ({ promotionId }: Extract<Pick, { by: 'promotion' }>) => `活动 ${promotionId}`,
  newest: ({ count }: Extract<Pick, { by: 'newest' }>) => `最新 ${count} 件`,
  bestSold: ({ count }: Extract<Pick, { by: 'bestSold' }>) => `热卖 ${count} 件`,
}

/** Returns the text of a part. */
export function partText({ widget, hidden }: HomePart): string {
  return [...wordsOf(widget), ...(hidden ? ['（已隐藏）'] : [])].join('  ')
}

function wordsOf(widget: PageWidget): string[] {
  const titles = (items: readonly { title: string }[]) => items.map(({ title }) => title).join('、')
  switch (widget.widgetType) {
    case WIDGET_TYPE.headerMenu:
      return ['顶部菜单', titles(widget.items)]
    case WIDGET_TYPE.entries:
      return ['图标入口', titles(widget.items)]
    case WIDGET_TYPE.shelf:
      return ['货架', widget.title, PICKED[widget.pick.by](widget.pick as never)]
    case WIDGET_TYPE.category:
      return ['分类', widget.title]
    case WIDGET_TYPE.text:
      return ['文字', widget.lead]
    default:
      return ['横幅', widget.items.map(({ title, url }, at) => `${at + 1}. ${title} ${url}`).join('、')]
  }
}
