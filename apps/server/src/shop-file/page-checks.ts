import { BANNER_TONE, CONTENT_PAGE, TEXT_PAGE, WIDGET_TYPE } from '@hearth/domain'
import { anyText, kindBy, list, object, oneOf, text, whole } from '#shop-file/shop-file-checks'

const link = { title: text, url: text }

const picture = object({ url: text, alt: anyText, width: whole(1), height: whole(1) })

const someOf = object({ count: whole(1) })

const pick = kindBy(
  'by',
  new Map([
    ['spu', object({ spuNos: list(text) })],
    ['promotion', object({ promotionId: text, count: whole(1) })],
    ['newest', someOf],
    ['bestSold', someOf],
  ]),
)

const widget = kindBy(
  'widgetType',
  new Map([
    [WIDGET_TYPE.headerMenu, object({ items: list(object({ ...link, categoryCode: text })) })],
    [
      WIDGET_TYPE.banner,
      object({
        items: list(object({ ...link, picture, subtitle: anyText, tone: oneOf(...Object.values(BANNER_TONE)) })),
      }),
    ],
    [WIDGET_TYPE.entries, object({ items: list(object({ ...link, picture })) })],
    [WIDGET_TYPE.shelf, object({ title: text, pick }, { subtitle: anyText, more: object(link) })],
    [WIDGET_TYPE.category, object({ categoryCode: text, title: text }, { subtitle: anyText })],
    [
      WIDGET_TYPE.text,
      object(
        { lead: anyText, chapters: list(object({ title: text, paragraphs: list(text) })) },
        { since: text, picture },
      ),
    ],
  ]),
)

/** Pages that a file may bring; who the shop is stands in its `shop`. */
const urlMapping = oneOf(
  CONTENT_PAGE.home,
  CONTENT_PAGE.allProducts,
  ...Object.values(TEXT_PAGE).filter((one) => one !== TEXT_PAGE.license),
)

/**
 * A page of content, whose every widget must be as `StoredWidget` says: one that is not would fail each time the page
 * is read.
 */
export const page = object({
  urlMapping,
  title: text,
  description: anyText,
  blocks: list(object({ blockId: whole(1), widgets: list(widget) })),
})
