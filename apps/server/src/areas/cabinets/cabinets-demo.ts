import type { ShopFileCabinet } from '@hearth/ops'
import type { DemoParts } from '#kernel/demo/demo-parts'

const telephone = '400-000-0000'

type Place = Pick<ShopFileCabinet, 'provinceCode' | 'cityCode' | 'districtCode' | 'streetCode'>

const place = (districtCode: string, street: string): Place => ({
  provinceCode: `${districtCode.slice(0, 2)}0000`,
  cityCode: `${districtCode.slice(0, 4)}00`,
  districtCode,
  streetCode: `${districtCode}${street}`,
})

const DONGCHENG = place('110101', '001')
const HAIDIAN = place('110108', '001')
const XUHUI = place('310104', '003')
const NANSHAN = place('440305', '001')
const XIHU = place('330106', '002')

const cabinet = (
  cabinetId: string,
  name: string,
  address: string,
  where: Place,
  [longitude, latitude]: [number, number],
  more: Partial<ShopFileCabinet> = {},
): ShopFileCabinet => ({
  cabinetId,
  name,
  address,
  ...where,
  longitude,
  latitude,
  telephone,
  openingHours: '全天',
  capacity: 20,
  mostPieces: 6,
  ...more,
})

const point = { kind: 'point', openingHours: '每天 9:00-21:00', capacity: 60, mostPieces: 30 } as const

/** The cabinets and pickup points of the demo shop, at invented addresses. */
const cabinets: ShopFileCabinet[] = [
  cabinet('bj-dhm-1', '暖居自提柜（东华门小区北门）', '东华门大街 16 号北门内（示例）', DONGCHENG, [116.4073, 39.9162]),
  cabinet('bj-dhm-2', '暖居自提柜（东华门地铁口）', '王府井大街 88 号西侧（示例）', DONGCHENG, [116.4124, 39.9145], {
    mostPieces: 2,
  }),
  cabinet('bj-dhm-3', '暖居自提柜（灯市口）', '灯市口大街 5 号一层（示例）', DONGCHENG, [116.4156, 39.9188], {
    capacity: 0,
  }),
  cabinet('bj-hd-1', '暖居自提柜（五道口）', '成府路 28 号一层（示例）', HAIDIAN, [116.3385, 39.9927]),
  cabinet('bj-dhm-p', '暖居自提点（东华门店）', '东华门大街 20 号一层（示例）', DONGCHENG, [116.4079, 39.9159], point),
  cabinet('sh-xh-1', '暖居自提柜（徐家汇）', '漕溪北路 88 号一层（示例）', XUHUI, [121.4368, 31.1945]),
  cabinet('sz-ns-1', '暖居自提柜（南头）', '南头街 33 号东门（示例）', NANSHAN, [113.9213, 22.5408]),
  cabinet('sz-ns-p', '暖居自提点（南头店）', '南头街 12 号一层（示例）', NANSHAN, [113.9225, 22.5416], point),
  cabinet('hz-xh-1', '暖居自提柜（西湖）', '文三路 9 号一层（示例）', XIHU, [120.1325, 30.2788]),
  cabinet('hz-xh-p', '暖居自提点（北山店）', '北山街 20 号一层（示例）', XIHU, [120.1413, 30.2601], point),
]

/** The cabinets and pickup points of the demo shop. */
export const cabinetsDemo: DemoParts = { file: () => ({ cabinets }) }
