import { colour } from '#demo/colours'
import type { DemoSpu } from '#demo/demo-spu'

/** Cleaning, and what is worn. */
export const cleaningAndWear: DemoSpu[] = [
  {
    spuNo: '1601', category: 'clean', brand: '净界', name: '净界全能基站扫拖机器人 T10', sellingPoint: '热水洗拖布，自动上下水，边角也拖到', device: 'robot-vacuum',
    price: 399900, marketPrice: 459900, colours: [colour.graphite, colour.moon], optionName: '版本', options: [{ value: '水箱版', extra: 0 }, { value: '上下水版', extra: 40000 }],
    highlights: ['机械臂拖边角', '60 °C 热水洗拖布', '8000 Pa 吸力', '7.9 cm 超薄'],
    specifications: { 清洁: { 吸力: '8000 Pa', 拖布: '双旋转，10 N 下压', 抬升: '12 mm' }, 基站: { 功能: '集尘、洗、烘、补水、加清洁液' }, 导航: { 方式: 'LDS + 结构光避障' } }, sold: 4471,
  },
  {
    spuNo: '1602', category: 'clean', brand: '净界', name: '净界扫拖机器人 S6', sellingPoint: '扫得干净，够用就好的那一台', device: 'robot-vacuum',
    price: 159900, marketPrice: 199900, colours: [colour.moon, colour.graphite],
    highlights: ['5000 Pa', '激光导航', '宠物毛发刷', '分区记忆'],
    specifications: { 清洁: { 吸力: '5000 Pa', 尘盒: '400 ml', 水箱: '280 ml' }, 续航: { 电池: '5200 mAh', 时间: '180 分钟' } }, sold: 9983,
  },
  {
    spuNo: '1603', category: 'clean', brand: '净界', name: '净界洗地机 W3', sellingPoint: '洗、吸、拖一遍过，贴边零距离', device: 'floor-washer',
    price: 219900, marketPrice: 259900, colours: [colour.moon, colour.graphite],
    highlights: ['双侧贴边', '平躺 180°', '热风烘干', '脏污自感应'],
    specifications: { 清洁: { 吸力: '18000 Pa', 清水箱: '900 ml' }, 续航: { 时间: '40 分钟' }, 自清洁: { 烘干: '70 °C 热风 30 分钟' } }, sold: 6230,
  },
  {
    spuNo: '1604', category: 'clean', brand: '净界', name: '净界无线吸尘器 V8', sellingPoint: '一点五公斤，举过头顶也不累', device: 'stick-vacuum',
    price: 129900, marketPrice: 159900, colours: [colour.silver, colour.ember], optionName: '套装', options: [{ value: '标准版', extra: 0 }, { value: '除螨宠物版', extra: 20000 }],
    highlights: ['绿光显尘', '180 AW', '防缠绕滚刷', '五重过滤'],
    specifications: { 清洁: { 吸力: '180 AW', 过滤: '99.97% @ 0.3 μm' }, 续航: { 时间: '65 分钟', 电池: '可拆卸' } }, sold: 4820,
  },
  {
    spuNo: '1605', category: 'clean', brand: '净界', name: '净界擦窗机器人 G2', sellingPoint: '高层外窗交给它，断电也不会掉', device: 'window-robot',
    price: 139900, marketPrice: 169900, colours: [colour.moon],
    highlights: ['双喷雾', '断电保持 30 分钟', '弓字路径', '安全绳'],
    specifications: { 清洁: { 吸力: '5500 Pa', 喷雾: '双侧' }, 安全: { 断电: 'UPS 30 分钟', 绳: '150 kgf' } }, sold: 1406,
  },
  {
    spuNo: '1701', category: 'wear', brand: '知时', name: '知时运动手表 GT', sellingPoint: '双频定位，十四天续航，跑山不掉线', device: 'watch',
    price: 129900, marketPrice: 149900, colours: [colour.graphite, colour.silver, colour.bronze], optionName: '尺寸', options: [{ value: '42 mm', extra: 0 }, { value: '46 mm', extra: 10000 }],
    highlights: ['双频五星定位', '14 天续航', '心电分析', '离线地图'],
    specifications: { 屏幕: { 尺寸: '1.43 英寸 AMOLED', 亮度: '1500 nit' }, 健康: { 监测: '心率、血氧、心电、睡眠' }, 防护: { 等级: '5 ATM' } }, sold: 8119,
  },
  {
    spuNo: '1702', category: 'wear', brand: '知时', name: '知时方形手表 Fit', sellingPoint: '一寸八大屏，消息来电抬手就看', device: 'watch-square',
    price: 49900, marketPrice: 59900, colours: [colour.blush, colour.graphite, colour.mist],
    highlights: ['1.8 英寸大屏', '蓝牙通话', '百种运动', '女性健康'],
    specifications: { 屏幕: { 尺寸: '1.8 英寸 AMOLED' }, 续航: { 典型: '10 天' }, 防护: { 等级: '5 ATM' } }, sold: 15640,
  },
  {
    spuNo: '1703', category: 'wear', brand: '知时', name: '知时手环 7', sellingPoint: '二十一天不充电，睡觉戴着也忘了它', device: 'band',
    price: 19900, marketPrice: 24900, colours: [colour.graphite, colour.ember, colour.sage, colour.mist],
    highlights: ['21 天续航', '全天血氧', '久坐提醒', '16 克'],
    specifications: { 屏幕: { 尺寸: '1.62 英寸 AMOLED' }, 健康: { 监测: '心率、血氧、睡眠、压力' }, 主体: { 重量: '16 g（不含腕带）' } }, sold: 51377,
  },
  {
    spuNo: '1704', category: 'wear', brand: '知时', name: '知时体脂秤', sellingPoint: '八电极分段测量，十六项身体数据', device: 'scale',
    price: 16900, marketPrice: 19900, colours: [colour.moon, colour.graphite],
    highlights: ['八电极', '16 项数据', '婴儿模式', '家庭成员识别'],
    specifications: { 测量: { 分度: '50 g', 范围: '0.2 – 150 kg' }, 连接: { 无线: 'Wi-Fi / 蓝牙' } }, sold: 12055,
  },
]
