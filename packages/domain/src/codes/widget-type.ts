/**
 * The types of widgets on content pages. R11 defines 17, the header product menu; the specification does not define the
 * others.
 */
export const WIDGET_TYPE = {
  banner: 1,
  entries: 2,
  shelf: 3,
  category: 4,
  profile: 5,
  text: 6,
  headerMenu: 17,
} as const

/** One of {@link WIDGET_TYPE}. */
export type WidgetType = (typeof WIDGET_TYPE)[keyof typeof WIDGET_TYPE]

/** The label that owners read for each type of widget. */
export const WIDGET_TYPE_LABEL: Readonly<Record<WidgetType, string>> = {
  1: '轮播大图',
  2: '图标入口',
  3: '商品楼层',
  4: '商品品类',
  5: '店铺资料',
  6: '协议文字',
  17: '头部商品菜单',
}
