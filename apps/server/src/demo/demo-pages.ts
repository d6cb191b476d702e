import type { Picture } from '@hearth/sdk/core'
import { pictureName } from '#demo/art/draw-picture'
import { categories } from '#demo/categories'
import { doorEntries } from '#demo/demo-doors'
import { demoPicture } from '#demo/demo-product'
import { pictureOnPage } from '#demo/drawn-picture'
import { demoProducts } from '#demo/products/demo-products'
import type { PageWidget, ShopFile } from '@hearth/ops'

const banners = [
  { spuNo: '1001', title: '暖居智能音箱 Pro', subtitle: '六麦环形阵列，客厅任何角落一唤即应' },
  { spuNo: '1601', title: '热水洗拖布，边角也拖到', subtitle: '净界全能基站扫拖机器人 T10' },
  { spuNo: '1501', title: '光落在书上，不落在眼里', subtitle: '栖光护眼台灯 Pro · 国 AA 级照度' },
  { spuNo: '1901', title: '会讲故事，也会听孩子说话', subtitle: '童伴故事机器人 小暖' },
]

/** The home page and the page of all products. */
export function demoPages(): NonNullable<ShopFile['pages']> {
  const byCategory = (code: string): PageWidget => {
    const spuNos = demoProducts.filter((spu) => spu.category === code).map((spu) => spu.spuNo)
    const { name: title, subtitle } = categories.find((one) => one.code === code)!
    return {
      widgetType: 3,
      title,
      subtitle,
      more: { title: '查看全部', url: `/allproducts?category=${code}` },
      pick: { by: 'spu', spuNos },
    }
  }
  return [
    {
      urlMapping: '/home',
      title: '暖居 · 智能好物，温暖到家',
      description:
        '暖居是一家智能设备商城：音箱、智慧屏、门锁、摄像看护、灯具、扫地机器人、手表与儿童成长好物，正品联保，满 99 元包邮。',
      blocks: [
        {
          blockId: 1002,
          widgets: [
            {
              widgetType: 17,
              items: categories.map(({ code, name }) => ({
                title: name,
                url: `/allproducts?category=${code}`,
                categoryCode: code,
              })),
            },
          ],
        },
        {
          blockId: 1003,
          widgets: [
            {
              widgetType: 1,
              items: banners.map(({ spuNo, title, subtitle }) => ({
                title,
                subtitle,
                url: `/product/${spuNo}`,
                tone: 'dark' as const,
                picture: pictureOf(spuNo, 'banner'),
              })),
            },
          ],
        },
        {
          blockId: 1004,
          widgets: [
            {
              widgetType: 2,
              // Together the entries fill two rows on a phone, and one on a desktop.
              items: [
                ...doorEntries(),
                ...categories.slice(0, 4).map(({ code, name }) => ({
                  title: name,
                  url: `/allproducts?category=${code}`,
                  picture: categoryPicture(code),
                })),
              ],
            },
          ],
        },
        {
          blockId: 1005,
          widgets: [
            {
              widgetType: 3,
              title: '限时秒杀',
              subtitle: '数量有限，先到先得',
              more: { title: '全部场次', url: '/seckill' },
              pick: { by: 'promotion', promotionId: 'flash-1', count: 5 },
            },
          ],
        },
        {
          blockId: 1009,
          widgets: [
            {
              widgetType: 1,
              items: [
                {
                  title: '新品众筹 · 窗帘电机',
                  subtitle: '天亮缓缓打开，满 5 件开产，未达成全额退款',
                  url: '/crowd/funding/detail/2004?promotionId=crowd-1',
                  tone: 'dark',
                  picture: pictureOf('2004', 'banner'),
                },
              ],
            },
          ],
        },
        {
          blockId: 1006,
          widgets: [
            {
              widgetType: 3,
              title: '入冬焕新',
              subtitle: '暖居人气直降',
              more: { title: '查看全部', url: '/allproducts' },
              pick: { by: 'promotion', promotionId: 'discount-1', count: 8 },
            },
          ],
        },
        { blockId: 1007, widgets: [byCategory('speaker'), byCategory('clean'), byCategory('kids')] },
        {
          blockId: 1008,
          widgets: [
            {
              widgetType: 3,
              title: '大家都在买',
              more: { title: '推荐与直播', url: '/recommend' },
              pick: { by: 'bestSold', count: 10 },
            },
          ],
        },
      ],
    },
    {
      urlMapping: '/activity/unify/baidung',
      title: '内部活动',
      description: '给同事的页面：新品先看。',
      blocks: [
        {
          blockId: 3001,
          widgets: [
            {
              widgetType: 3,
              title: '新品先看',
              subtitle: '价格与商城一致，先睹为快',
              pick: { by: 'newest', count: 8 },
            },
          ],
        },
      ],
    },
    {
      urlMapping: '/allproducts',
      title: '全部商品',
      description: '暖居全部智能好物，按品类挑选。',
      blocks: [
        {
          blockId: 2001,
          widgets: categories.map(({ code, name, subtitle }): PageWidget => ({
            widgetType: 4,
            categoryCode: code,
            title: name,
            subtitle,
          })),
        },
      ],
    },
  ]
}

/** Returns the name of a category's picture: its device in the category's colour, if the device has that colour. */
export function categoryPictureName(code: string): string {
  const category = categories.find((one) => one.code === code)!
  const spu =
    demoProducts.find((one) => one.category === code && one.device === category.device) ??
    demoProducts.find((one) => one.category === code)!
  return pictureName(spu, spu.colours[0]!, 'face')
}

function categoryPicture(code: string): Picture {
  const [spuNo = ''] = categoryPictureName(code).split('-')
  return pictureOf(spuNo, 'face')
}

function pictureOf(spuNo: string, view: 'banner' | 'face'): Picture {
  const spu = demoProducts.find((one) => one.spuNo === spuNo)!
  return pictureOnPage(demoPicture(spu, spu.colours[0]!, view))
}
