import type { ShopFileSpu } from '@hearth/ops'
import { escapeUTF8 } from 'entities/escape'
import type { DemoParts } from '#kernel/demo/demo-parts'

/** The path of the demo shop's guides. */
const GUIDES = '/demo-guides'

/** The steps of the guides, by category. */
const STEPS: Readonly<Record<string, readonly string[]>> = {
  lamp: [
    '接通电源，长按开关 5 秒，灯光闪烁后进入配对',
    '在手机上选择“添加设备”，按提示连接家里的无线网络',
    '设置作息：睡前渐暗，清晨渐亮',
  ],
  lock: ['确认门厚与开孔尺寸，预约上门安装', '装入电池，按提示设置管理密码', '录入家人的指纹，备好应急钥匙'],
  camera: [
    '接通电源，等待指示灯闪烁',
    '在手机上扫描机身二维码，连接家里的无线网络',
    '设置看护区域与提醒时段，不用时合上物理遮蔽',
  ],
  clean: [
    '把基站放在平整、靠近插座的墙边，两侧留出空间',
    '第一次使用前充满电，清走地上的线和小件',
    '在手机上建图，划分房间与禁区',
  ],
}

/** The guides of the demo shop, with a page for each product. */
export const guidesDemo: DemoParts = {
  ofProduct: ({ spuNo, categoryCode, name }) =>
    STEPS[categoryCode] ? { guide: { title: `${name}使用指南`, url: `${GUIDES}/${spuNo}` } } : {},
  routes(app, products) {
    app.get<{ Params: { spuNo: string } }>(`${GUIDES}/:spuNo`, (request, reply) => {
      const spu = products.find(({ spuNo }) => spuNo === request.params.spuNo)
      const steps = spu && STEPS[spu.categoryCode]
      if (!spu || !steps) return reply.callNotFound()
      return reply.type('text/html; charset=utf-8').header('x-robots-tag', 'noindex').send(guidePage(spu, steps))
    })
  },
}

function guidePage({ name, sellingPoint, specifications }: ShopFileSpu, steps: readonly string[]): string {
  const title = escapeUTF8(`${name}使用指南`)
  const facts = specifications
    .flatMap(({ items }) => items)
    .map((one) => `<dt>${escapeUTF8(one.name)}</dt><dd>${escapeUTF8(one.value)}</dd>`)
  return `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title></head>
<body><main><h1>${title}</h1><p>${escapeUTF8(sellingPoint)}</p>
<h2>开始使用</h2><ol>${steps.map((step) => `<li>${escapeUTF8(step)}</li>`).join('')}</ol>
<h2>规格</h2><dl>${facts.join('')}</dl></main></body></html>
`
}
