import type { ShopFileStore } from '@hearth/ops'
import type { DemoParts } from '#kernel/demo/demo-parts'

const openingHours = '每天 10:00-22:00'
const telephone = '400-000-0000'

/** The stores of the demo shop, at invented addresses. */
const stores: ShopFileStore[] = [
  ['bj-1', '暖居体验店（北京东直门店）', '北京市东城区东直门外大街 8 号一层（示例）', '110100', 116.4365, 39.9405],
  ['bj-2', '暖居体验店（北京五道口店）', '北京市海淀区成府路 28 号一层（示例）', '110100', 116.3385, 39.9927],
  ['sh-1', '暖居体验店（上海徐家汇店）', '上海市徐汇区漕溪北路 88 号二层（示例）', '310100', 121.4368, 31.1945],
  ['hz-1', '暖居体验店（杭州湖滨店）', '浙江省杭州市上城区延安路 98 号一层（示例）', '330100', 120.1614, 30.2549],
  ['sz-1', '暖居体验店（深圳南山店）', '广东省深圳市南山区文心五路 33 号一层（示例）', '440300', 113.936, 22.5169],
].map(([storeId, name, address, cityCode, longitude, latitude]) => ({
  storeId: String(storeId),
  name: String(name),
  address: String(address),
  cityCode: String(cityCode),
  longitude: Number(longitude),
  latitude: Number(latitude),
  telephone,
  openingHours,
}))

/** The stores of the demo shop. */
export const storesDemo: DemoParts = { file: () => ({ stores }) }
